import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant } from './columns.ts';

/** The private addresses at which calendar apps read one person's events of one cohort. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    /** Replaced at every renewal; the secret of the address is derived from it. */
    feedId: uuid().notNull(),
    tokenHash: text().notNull(),
    createdAt: createdAt(),
    lastReadAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.cohortId, t.userId] }),
    uniqueIndex('calendar_feeds_token').on(t.tokenHash),
  ],
);
