import type { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohortGroups, cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant } from './columns.ts';

/** What staff announce to many people together; its id is created by the client, so that a repeat writes nothing. */
export const announcements = pgTable(
  'announcements',
  {
    announcementId: uuid().primaryKey(),
    title: text().notNull(),
    text: text().notNull(),
    /** Null for the whole school. */
    cohortId: uuid().references(() => cohorts.cohortId, { onDelete: 'cascade' }),
    /** Null for the whole cohort; deleting a group leaves its announcement without an audience. */
    groupId: uuid().references(() => cohortGroups.groupId, { onDelete: 'cascade' }),
    states: text().array().$type<OfficePlaceState[]>().notNull(),
    includesMentors: boolean().notNull(),
    /** The one learner it is for; null for the whole audience. */
    userId: uuid().references(() => users.userId, { onDelete: 'cascade' }),
    /** Null if written by the command line. */
    authorId: uuid().references(() => users.userId),
    publishAt: instant().notNull(),
    publishedAt: instant(),
    withdrawnAt: instant(),
    /** How many people it was sent to. */
    told: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    index('announcements_due').on(t.publishAt),
    index('announcements_cohort').on(t.cohortId, t.publishAt),
  ],
);

/** The people who have opened an announcement. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    announcementId: deletedWith(() => announcements.announcementId),
    userId: deletedWith(() => users.userId),
    readAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.userId] }),
    index('announcement_reads_user').on(t.userId),
  ],
);
