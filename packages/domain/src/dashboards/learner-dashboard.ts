import * as z from 'zod/mini';
import { Namespace } from '../curriculum/namespace.ts';
import { NodeKind } from '../curriculum/node-kind.ts';
import { SessionStatus } from '../curriculum/session-status.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { CreditHealth } from '../progress/credit-health.ts';

const Count = z.int().check(z.gte(0));
const Percentage = z.int().check(z.gte(0), z.lte(100));

/** Past sessions with recorded attendance, and how many of them the learner attended; the percentage is whole. */
export const Attendance = z.object({ attended: Count, total: Count, percentage: Percentage });

/** The cards of the learner dashboard, each with its own facts. */
export const DashboardCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('LEADERBOARD'),
    data: z.object({ rank: z.nullable(z.int().check(z.gte(1))), credits: Count, learners: Count }),
  }),
  z.object({
    kind: z.literal('QUERY_RESOLUTION'),
    data: z.object({ total: Count, unanswered: Count, answered: Count, resolved: Count }),
  }),
  z.object({
    kind: z.literal('SKILL_PROGRESS'),
    data: z.object({
      skills: z.array(
        z.object({
          skillId: Id,
          name: z.string(),
          icon: z.string(),
          credits: Count,
          totalCredits: Count,
          percentage: Percentage,
        }),
      ),
    }),
  }),
  z.object({
    kind: z.literal('GROWTH_SHOWCASE'),
    data: z.object({
      submittedTasks: Count,
      reviewedTasks: Count,
      completedQuizzes: Count,
      latest: z.array(z.object({ nodeId: Id, title: z.string(), type: NodeKind, completedAt: Instant })),
    }),
  }),
  z.object({
    kind: z.literal('COURSE_JOURNEY'),
    data: z.object({ completedTopics: Count, totalTopics: Count, percentage: Percentage }),
  }),
]);
export type DashboardCard = z.infer<typeof DashboardCard>;

/**
 * The next live session that is not over, and the part of the course its page belongs to; joinLink as in the calendar.
 */
export const UpcomingSession = z.object({
  liveSessionId: Id,
  nodeId: Id,
  namespace: z.optional(Namespace),
  title: z.string(),
  startDate: Instant,
  endDate: Instant,
  sessionStatus: SessionStatus,
  /** Its original start before it was moved. */
  movedFrom: z.optional(Instant),
  joinLink: z.optional(z.string()),
});
export type UpcomingSession = z.infer<typeof UpcomingSession>;

/** The learner dashboard. */
export const LearnerDashboard = z.object({
  showCoachmarks: z.boolean(),
  attendance: Attendance,
  cards: z.array(DashboardCard),
  creditHealth: CreditHealth,
  upcomingSession: z.nullable(UpcomingSession),
  tip: z.optional(z.string()),
});
export type LearnerDashboard = z.infer<typeof LearnerDashboard>;

/** A task that is open and not done; endDate is null if it has no due date. */
export const PendingTask = z.object({
  nodeId: Id,
  title: z.string(),
  type: NodeKind,
  namespace: Namespace,
  endDate: z.nullable(Instant),
});
export type PendingTask = z.infer<typeof PendingTask>;

/** A hint with a link to its subject; nudgeId stays the same as long as its cause does. */
export const Nudge = z.object({ nudgeId: z.string(), title: z.string(), text: z.string(), link: z.string() });
export type Nudge = z.infer<typeof Nudge>;

/** The tours a learner has been shown. */
export const Coachmarks = z.object({ showCoachmarks: z.boolean(), capstoneCoachmarksViewed: z.boolean() });
export type Coachmarks = z.infer<typeof Coachmarks>;
