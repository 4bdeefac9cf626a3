import {
  MENTOR_TOPIC_LIST_DEPTH,
  TOPIC_CONTENT_DEPTH,
  TOPIC_LISTING_DEPTH,
} from '@plinth/domain/constants/limits';
import { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import { NodeKind } from '@plinth/domain/curriculum/node-kind';
import { Id, NodeId } from '@plinth/domain/fields/id';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get } = callsOf('curriculum');

const Cohort = z.object({ cohortId: Id });
const CohortAndNamespace = z.object({ params: Cohort, query: z.object({ namespace: Namespace }) });

/** Titles and dates of a namespace: the steps under its root, nested. Locked nodes are marked as such. */
const Index = z.object({ nodes: z.array(CurriculumNode) });
const Node = z.object({ node: CurriculumNode });

const depthOf = <Depth extends string>(depths: readonly Depth[]) =>
  z.pipe(z.enum(depths, `Use a depth of ${depths.join(', ')}`), z.transform(Number));

export const curriculum = {
  index: get('/v2/client/lms/{cohortId}/cohort-node-data/index', {
    access: 'cohort-member',
    phase: 'early',
    summary: 'Returns the outline of a namespace with its current locks.',
    input: CohortAndNamespace,
    output: Index,
  }),

  indexPreview: get('/v2/client/lms/{cohortId}/cohort-node-data/index/preview', {
    access: 'mentor',
    summary: 'Returns the outline for mentors, with everything open.',
    input: CohortAndNamespace,
    output: Index,
  }),

  readNode: get('/v2/client/lms/{cohortId}/cohort-node-data', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Returns a node with its children to a depth of 2, 4 or 10. Locked nodes carry only title and dates.',
    input: z.object({
      params: Cohort,
      query: z.object({
        nodeId: NodeId,
        depth: depthOf([`${TOPIC_LISTING_DEPTH}`, `${MENTOR_TOPIC_LIST_DEPTH}`, `${TOPIC_CONTENT_DEPTH}`]),
        namespace: z._default(Namespace, 'LEARNING'),
      }),
    }),
    output: Node,
  }),

  listTopics: get('/v2/client/lms/{cohortId}/cohort-node-data/list/{namespace}', {
    access: 'cohort-member',
    phase: 'early',
    summary: 'Lists the open topics and stages of a namespace, for tagging a query.',
    input: z.object({ params: z.object({ cohortId: Id, namespace: Namespace }) }),
    output: z.object({
      topics: z.array(
        z.object({ nodeId: Id, title: z.string(), type: NodeKind, parentNodeId: z.nullable(Id) }),
      ),
    }),
  }),

  lmReadNode: get('/v1/client/mentor/lm/{cohortId}/cohort-node-data', {
    access: 'lead-mentor',
    summary: "Same as the learners' call, with `liveSessionId` and `sessionStatus` on every LIVE_SESSION.",
    input: z.object({
      params: Cohort,
      query: z.object({
        nodeId: NodeId,
        depth: z._default(
          depthOf([`${MENTOR_TOPIC_LIST_DEPTH}`, `${TOPIC_CONTENT_DEPTH}`]),
          MENTOR_TOPIC_LIST_DEPTH,
        ),
        namespace: z._default(Namespace, 'LEARNING'),
      }),
    }),
    output: Node,
  }),

  lmIndex: get('/v1/client/mentor/lm/{cohortId}/cohort-node-data/index', {
    access: 'lead-mentor',
    summary: 'Returns the outline as learners see it.',
    input: CohortAndNamespace,
    output: Index,
  }),
};
