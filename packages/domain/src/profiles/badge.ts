import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';

/** A badge for an achievement: a completed course, or a credit total in one. */
export const Badge = z.object({
  badgeId: z.string(),
  title: z.string(),
  icon: z.string(),
  earnedAt: Instant,
});

/** The credit totals in one cohort that earn a badge. */
export const CREDIT_BADGES = [100, 500, 1000] as const;
