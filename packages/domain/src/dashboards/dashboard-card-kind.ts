import * as z from 'zod/mini';

/** The cards a learner dashboard is made of (ENUM-27). */
export const DASHBOARD_CARD_KINDS = [
  'LEADERBOARD',
  'QUERY_RESOLUTION',
  'SKILL_PROGRESS',
  'GROWTH_SHOWCASE',
  'COURSE_JOURNEY',
] as const;
export const DashboardCardKind = z.enum(DASHBOARD_CARD_KINDS);
export type DashboardCardKind = z.infer<typeof DashboardCardKind>;
