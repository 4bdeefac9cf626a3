import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { applications } from './admissions.ts';
import { createdAt, instant, primaryId } from './columns.ts';

/** What staff noted about an application and asked of its applicant, who answers a question once. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    noteId: primaryId(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.applicationId, { onDelete: 'cascade' }),
    kind: text().$type<'NOTE' | 'QUESTION'>().notNull(),
    text: text().notNull(),
    actorId: uuid().references(() => users.userId, { onDelete: 'set null' }),
    answer: text(),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_notes_latest').on(t.applicationId, t.createdAt),
    // One question waits at a time, so that an answer is an answer to it.
    uniqueIndex('application_notes_open')
      .on(t.applicationId)
      .where(sql`kind = 'QUESTION' and answered_at is null`),
  ],
);
