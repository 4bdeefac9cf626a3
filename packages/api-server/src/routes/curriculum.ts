import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listTopics } from '../services/curriculum/list-topics.ts';
import { readIndex } from '../services/curriculum/read-index.ts';
import { readNode } from '../services/curriculum/read-node.ts';

export const curriculumRoutes = api.curriculum.router({
  index: api.curriculum.index.handler(({ context, input }) =>
    readIndex(context.deps, memberOf(context), { namespace: input.query.namespace }),
  ),
  indexPreview: api.curriculum.indexPreview.handler(({ context, input }) =>
    readIndex(context.deps, memberOf(context), { namespace: input.query.namespace, isPreview: true }),
  ),
  readNode: api.curriculum.readNode.handler(asMember(readNode, 'query')),
  listTopics: api.curriculum.listTopics.handler(asMember(listTopics, 'params.namespace')),
  lmReadNode: api.curriculum.lmReadNode.handler(({ context, input }) =>
    readNode(context.deps, memberOf(context), { ...input.query, withSessionIds: true }),
  ),
  lmIndex: api.curriculum.lmIndex.handler(({ context, input }) =>
    readIndex(context.deps, memberOf(context), { namespace: input.query.namespace }),
  ),
});
