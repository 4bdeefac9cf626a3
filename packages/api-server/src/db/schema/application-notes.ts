import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { applications } from './admissions.ts';
import { createdAt, deletedWith, instant, primaryId } from './columns.ts';

/** Staff's notes on an application and their questions to its applicant, who answers each once. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    noteId: primaryId(),
    applicationId: deletedWith(() => applications.applicationId),
    kind: text().$type<'NOTE' | 'QUESTION'>().notNull(),
    text: text().notNull(),
    actorId: uuid().references(() => users.userId, { onDelete: 'set null' }),
    answer: text(),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_notes_latest').on(t.applicationId, t.createdAt),
    // Only one question is open at a time, so that an answer clearly belongs to it.
    uniqueIndex('application_notes_open')
      .on(t.applicationId)
      .where(sql`kind = 'QUESTION' and answered_at is null`),
  ],
);
