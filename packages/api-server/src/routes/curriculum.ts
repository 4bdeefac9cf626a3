import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listTopics } from '../services/curriculum/list-topics.ts';
import { readIndex } from '../services/curriculum/read-index.ts';
import { readNode } from '../services/curriculum/read-node.ts';

export const curriculumRoutes: Routes<'curriculum'> = {
  index: ({ context, input }) =>
    readIndex(context.deps, memberOf(context), { namespace: input.query.namespace }),
  indexPreview: ({ context, input }) =>
    readIndex(context.deps, memberOf(context), { namespace: input.query.namespace, isPreview: true }),
  readNode: asMember(readNode, 'query'),
  listTopics: asMember(listTopics, 'params.namespace'),
  lmReadNode: ({ context, input }) =>
    readNode(context.deps, memberOf(context), { ...input.query, withSessionIds: true }),
  lmIndex: ({ context, input }) =>
    readIndex(context.deps, memberOf(context), { namespace: input.query.namespace }),
};
