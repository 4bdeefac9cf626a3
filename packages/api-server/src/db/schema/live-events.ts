import type { LiveTopic } from '@plinth/domain/live/live-event';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What was told to open pages within the last hour, so that a broken stream goes on where it ended. The triggers of
 * `guards/live_events.sql` write it and tell every process. Without foreign keys: it outlives nobody by more than an hour.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().$type<LiveTopic>().notNull(),
    /** USER: the person. COHORT: whom a cohort is open to. MENTORS: its guides and leads. STAFF: whose roles show the topic. */
    audience: text().$type<'USER' | 'COHORT' | 'MENTORS' | 'STAFF'>().notNull(),
    userId: uuid(),
    cohortId: uuid(),
    /** By the clock of the database, like the limits of transactions that a resumed stream reckons with. */
    at: instant().notNull(),
  },
  (t) => [index('live_events_at').on(t.at)],
);
