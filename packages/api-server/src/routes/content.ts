import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readContent } from '../services/content/read-content.ts';
import { readGuideEvaluation } from '../services/content/read-guide-evaluation.ts';

export const contentRoutes = api.content.router({
  read: api.content.read.handler(({ context, input: { query } }) =>
    readContent(context.deps, memberOf(context), {
      namespace: query.namespace,
      nodeId: query['node-id'],
      role: query.role,
    }),
  ),
  preview: api.content.preview.handler(({ context, input: { query } }) =>
    readContent(context.deps, memberOf(context), {
      namespace: query.namespace,
      nodeId: query['node-id'],
      role: query.role,
      isPreview: true,
    }),
  ),
  evaluation: api.content.evaluation.handler(asMember(readGuideEvaluation, 'query.node-id')),
});
