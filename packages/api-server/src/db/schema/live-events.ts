import type { LiveTopic } from '@plinth/domain/live/live-event';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What was sent to open pages within the last hour, so that a broken stream resumes where it ended. The triggers of
 * `guards/live_events.sql` write it and notify every process. Without foreign keys: a row outlives its person by at
 * most an hour.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    eventId: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    topic: text().$type<LiveTopic>().notNull(),
    /**
     * USER: the person. COHORT: everyone with access to a cohort. MENTORS: its guides and leads. STAFF: those whose
     * roles show the topic.
     */
    audience: text().$type<'USER' | 'COHORT' | 'MENTORS' | 'STAFF'>().notNull(),
    userId: uuid(),
    cohortId: uuid(),
    /** By the clock of the database, like the transaction limits that a resumed stream relies on. */
    at: instant().notNull(),
  },
  (t) => [index('live_events_at').on(t.at)],
);
