import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';

/** What others may change while a page is open. `access` is what the person may open; `orders` is for staff only. */
export const LIVE_TOPICS = [
  'notifications',
  'queries',
  'hand-ins',
  'sessions',
  'interviews',
  'payments',
  'orders',
  'access',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/**
 * Reports that something in a topic has changed, never what: clients fetch it with their own rights. `BEAT` means the
 * stream is alive, `RESET` that an unknown number of events was missed.
 */
export const LiveEvent = z.object({
  topic: z.enum([...LIVE_TOPICS, 'BEAT', 'RESET']),
  /** The cohort it belongs to; null if none. */
  cohortId: z.nullable(Id),
});
export type LiveEvent = z.infer<typeof LiveEvent>;
