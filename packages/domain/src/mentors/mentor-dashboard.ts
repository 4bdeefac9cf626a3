import * as z from 'zod/mini';
import { UpcomingSession } from '../dashboards/learner-dashboard.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { ProfileStatus } from '../profiles/profile-status.ts';
import { MentorGroup } from './mentor-group.ts';

const Count = z.int().check(z.gte(0));
const Average = z.object({ averageHours: z.nullable(z.number()), count: Count });

/**
 * The pending work in a cohort of a mentor. `openQueries` are the unanswered ones not assigned to anyone else and
 * `tasksToAssess` the hand-ins without a verdict of their own groups and, for a lead mentor, of learners without a guide.
 */
export const MentorCohort = z.object({
  cohortId: Id,
  courseTitle: z.string(),
  openQueries: Count,
  tasksToAssess: Count,
  nextSession: z.nullable(
    z.object({ liveSessionId: Id, title: z.string(), startDate: Instant, endDate: Instant }),
  ),
});
export type MentorCohort = z.infer<typeof MentorCohort>;

/** The hub of a mentor: the cohorts, nearest session first. */
export const MentorPage = z.object({
  greetingName: z.string(),
  cohorts: z.array(MentorCohort),
  profileStatus: ProfileStatus,
});
export type MentorPage = z.infer<typeof MentorPage>;

/** A cohort for its guide: pending work, next sessions, the guide's turnaround, and their groups. */
export const MentorDashboard = z.object({
  cohortId: Id,
  openQueries: Count,
  tasksToAssess: Count,
  upcomingSessions: z.array(UpcomingSession),
  tat: z.object({ query: Average, task: Average }),
  groups: z.array(MentorGroup),
  isLeaderBoardAllowed: z.boolean(),
  isLocalizedLeaderboard: z.boolean(),
});
export type MentorDashboard = z.infer<typeof MentorDashboard>;
