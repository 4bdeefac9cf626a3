import {
  Coachmarks,
  LearnerDashboard,
  Nudge,
  PendingTask,
} from '@plinth/domain/dashboards/learner-dashboard';
import { Id } from '@plinth/domain/fields/id';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, put } = callsOf('dashboards');

const InCohort = z.object({ params: z.object({ cohortId: Id }) });

export const dashboards = {
  readDashboard: get('/v1/client/workspace/{cohortId}/dashboardV2', {
    access: 'cohort-member',
    phase: 'blocked-view',
    summary: "Returns the caller's dashboard: attendance, cards, credit health and the next session.",
    input: InCohort,
    output: LearnerDashboard,
  }),

  listPendingTasks: get('/v1/client/workspace/{cohortId}/pending-tasks', {
    access: 'cohort-member',
    phase: 'early',
    summary: "Lists the caller's open tasks that are not done, most urgent first; at most 100 of `count`.",
    input: InCohort,
    output: z.object({ pendingTasks: z.array(PendingTask), count: z.int() }),
  }),

  listNudges: get('/v1/client/workspace/{cohortId}/nudges', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Lists hints about what is due and about placement; none of a kind that the cohort does not show.',
    input: InCohort,
    output: z.object({ nudges: z.array(Nudge) }),
  }),

  readCoachmarks: get('/v1/client/workspace/{cohortId}/coachMarks', {
    access: 'cohort-member',
    phase: 'early',
    summary: 'Returns which tours the caller has yet to see.',
    input: InCohort,
    output: Coachmarks,
  }),

  saveCoachmarks: put('/v1/client/workspace/{cohortId}/coachMarks', {
    access: 'cohort-member',
    phase: 'early',
    summary: 'Marks a tour as seen, permanently; repeating the call returns the same answer.',
    input: z.object({
      ...InCohort.shape,
      body: z.object({ key: z.enum(['DASHBOARD', 'CAPSTONE']), viewed: z.literal(true) }),
    }),
    output: Coachmarks,
  }),
};
