import { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import { NodeType } from '@plinth/domain/curriculum/node-type';
import { Id, NodeId } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { Statistics } from '@plinth/domain/leaderboards/leaderboard';
import { Level } from '@plinth/domain/leaderboards/level';
import { Mission } from '@plinth/domain/open-lms/mission';
import { CreditHealth } from '@plinth/domain/progress/credit-health';
import { Performance } from '@plinth/domain/progress/performance';
import { Progress } from '@plinth/domain/progress/progress';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryBoolean } from './query-values.ts';

const { get, post, put } = callsOf('progress');

const Cohort = z.object({ cohortId: Id });
const CohortAndNode = z.object({ cohortId: Id, nodeId: Id });
const NamespaceOnly = z.object({ namespace: z._default(Namespace, 'LEARNING') });

/** Seconds from the start of a film, at most a day. */
const VideoPosition = z.object({ seconds: z.number().check(z.gte(0), z.lte(86_400)) });

export const progress = {
  readStates: get('/v2/client/lms/{cohortId}/nodes/states', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Returns the caller's state and the lock of every step under a node; mentors may request a preview with everything open.",
    input: z.object({
      params: Cohort,
      query: z.object({
        nodeId: z._default(NodeId, 'ROOT'),
        namespace: Namespace,
        isPreview: z._default(queryBoolean, false),
      }),
    }),
    output: z.object({
      nodes: z.record(
        Id,
        z.object({
          state: Progress,
          isLocked: z.boolean(),
          /** Its parent is complete without it: an elective not chosen, a session that was called off. */
          isOptional: z.optional(z.literal(true)),
        }),
      ),
      activeMission: z.optional(z.nullable(Mission)),
      unlockedFeature: z.optional(z.nullable(Mission)),
      capstone: z.optional(z.nullable(CurriculumNode)),
      hideIndicators: z.optional(z.boolean()),
    }),
  }),

  completeNode: put('/v2/client/lms/{cohortId}/nodes/states', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Completes a node; credits are awarded once. 403 LOCKED, 409 while a quiz, assignment or step below it is open.',
    input: z.object({ params: Cohort, query: z.object({ namespace: Namespace, nodeId: Id }) }),
    output: z.object({
      nodeId: Id,
      state: z.literal('COMPLETED'),
      unlockedNodeIds: z.array(Id),
      credits: z.int().check(z.gte(0)),
    }),
  }),

  markOngoing: post('/v2/client/lms/{cohortId}/mark-node-ongoing/{namespace}', {
    access: 'cohort-member',
    phase: 'early',
    summary: 'Marks a node as started; a completed node stays completed. 403 LOCKED.',
    input: z.object({
      params: z.object({ cohortId: Id, namespace: Namespace }),
      query: z._default(z.object({ isPreview: z._default(queryBoolean, false) }), { isPreview: false }),
      body: z.object({ nodeId: Id }),
    }),
    output: z.object({ nodeId: Id, state: Progress }),
  }),

  readVideoPosition: get('/v2/client/lms/{cohortId}/video-positions/{nodeId}', {
    access: 'cohort-member',
    phase: 'early',
    summary: 'Returns where the caller stopped watching a film, in seconds; 0 if it was not started.',
    input: z.object({ params: CohortAndNode, query: NamespaceOnly }),
    output: VideoPosition,
  }),

  saveVideoPosition: put('/v2/client/lms/{cohortId}/video-positions/{nodeId}', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Saves where the caller stopped watching; the last call counts. 400 if the node is not a film, 403 LOCKED.',
    input: z.object({ params: CohortAndNode, query: NamespaceOnly, body: VideoPosition }),
    output: VideoPosition,
  }),

  readPerformance: post('/v2/client/lms/{cohortId}/performance', {
    access: 'cohort-member',
    readsOnly: true,
    summary:
      "Returns a learner's performance: the caller's own or, for a guide, that of a learner in their groups. Changes nothing.",
    input: z.object({
      params: Cohort,
      query: z.object({ userId: Id }),
      body: z._default(z.object({ nodeType: z.optional(NodeType), nodeId: z.optional(Id) }), {}),
    }),
    output: Performance,
  }),

  readStatistics: get('/v1/client/workspace/{cohortId}/statistics', {
    access: 'cohort-member',
    summary:
      "Returns the caller's progress and credits by kind of node, for the whole course or below a node.",
    input: z.object({ params: Cohort, query: z.object({ nodeId: z.optional(Id) }) }),
    output: z.object({ statistics: Statistics, creditHealth: CreditHealth }),
  }),

  listPerformanceEvents: get('/v1/client/workspace/{cohortId}/user-performance-events', {
    access: 'cohort-member',
    summary: 'Lists what earned the caller credits, newest first, 20 per page.',
    input: z.object({ params: Cohort, query: z.object({ pageNo: PageNo }) }),
    output: z.object({
      events: z.array(
        z.object({
          eventType: z.string(),
          nodeId: Id,
          title: z.string(),
          credits: z.int(),
          createdAt: Instant,
        }),
      ),
      total: z.int().check(z.gte(0)),
    }),
  }),

  readSkills: get('/v2/client/lms/{cohortId}/skill-logs/agg', {
    access: 'cohort-member',
    summary:
      "Lists the skills that the course trains, with the caller's credits for each; `change` covers the last seven days.",
    input: z.object({ params: Cohort }),
    output: z.object({
      skills: z.array(
        z.object({ skillId: Id, name: z.string(), level: Level, credits: z.int(), change: z.int() }),
      ),
      total: z.int().check(z.gte(0)),
    }),
  }),
};
