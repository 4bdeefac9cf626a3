import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';

/** What others change while a page is open. `access` is what the person may open; `orders` is for staff alone. */
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
 * Says that something of a topic has changed, never what: whoever hears it asks for it with their own rights. `BEAT` says
 * that the stream lives, `RESET` that more was missed than is known.
 */
export const LiveEvent = z.object({
  topic: z.enum([...LIVE_TOPICS, 'BEAT', 'RESET']),
  /** The cohort that it belongs to; null where it belongs to none. */
  cohortId: z.nullable(Id),
});
export type LiveEvent = z.infer<typeof LiveEvent>;
