import { pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, instant } from './columns.ts';

/** The private addresses at which calendar apps read one person's events of one cohort. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    cohortId: uuid()
      .notNull()
      .references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
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
