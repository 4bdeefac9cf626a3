import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readContent } from '../services/content/read-content.ts';
import { readGuideEvaluation } from '../services/content/read-guide-evaluation.ts';

export const contentRoutes: Routes<'content'> = {
  read: ({ context, input: { query } }) =>
    readContent(context.deps, memberOf(context), {
      namespace: query.namespace,
      nodeId: query['node-id'],
      role: query.role,
    }),
  preview: ({ context, input: { query } }) =>
    readContent(context.deps, memberOf(context), {
      namespace: query.namespace,
      nodeId: query['node-id'],
      role: query.role,
      isPreview: true,
    }),
  evaluation: asMember(readGuideEvaluation, 'query.node-id'),
};
