import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/**
 * The address at which calendar apps read one person's events of one cohort. Anyone with it can read them, so it is
 * secret and can be renewed and revoked; feedId changes with every renewal. lastReadAt is accurate to ten minutes, null
 * before an app has read it.
 */
export const CalendarFeed = z.object({
  feedId: Id,
  url: z.string(),
  createdAt: Instant,
  lastReadAt: z.nullable(Instant),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
