import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohortGroups, cohorts } from './cohorts.ts';
import { createdAt, instant } from './columns.ts';

/** What staff tell many people at once; its id is made by who writes it, so that a repeat writes none. */
export const announcements = pgTable(
  'announcements',
  {
    announcementId: uuid().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    /** Null for the whole school. */
    cohortId: uuid().references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    /** Null for the whole cohort; a group that is gone leaves an announcement to nobody. */
    groupId: uuid().references(() => cohortGroups.groupId, { onDelete: 'cascade' }),
    states: text().array().$type<CohortUserState[]>().notNull(),
    includesMentors: boolean().notNull(),
    /** The one learner whom it is for; null for all of the audience. */
    userId: uuid().references(() => users.userId, { onDelete: 'cascade' }),
    /** Null for what the command line wrote. */
    authorId: uuid().references(() => users.userId),
    publishAt: instant().notNull(),
    publishedAt: instant(),
    withdrawnAt: instant(),
    /** How many it went to when it went out. */
    told: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    index('announcements_due').on(t.publishAt),
    index('announcements_cohort').on(t.cohortId, t.publishAt),
  ],
);

/** Who has opened an announcement. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: uuid()
      .notNull()
      .references(() => announcements.announcementId, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    readAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.userId] }),
    index('announcement_reads_user').on(t.userId),
  ],
);
