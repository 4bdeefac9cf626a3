import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, instant } from './columns.ts';
import { courseNodes } from './curriculum.ts';

/** Whose page of which course it is. */
const place = () => ({
  cohortId: uuid()
    .notNull()
    .references(() => cohorts.cohortId, { onDelete: 'cascade' }),
  userId: uuid()
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' }),
  nodeId: uuid()
    .notNull()
    .references(() => courseNodes.nodeId, { onDelete: 'cascade' }),
});

/** What learners write for themselves at a page. An empty text is a note that was rubbed out. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    ...place(),
    text: text().notNull(),
    /** Grows with every write; a write that is based on an older one is refused. */
    revision: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cohortId, t.userId, t.nodeId] }),
    index('lesson_notes_list').on(t.cohortId, t.userId, t.updatedAt),
  ],
);

export const lessonBookmarks = pgTable('lesson_bookmarks', { ...place(), createdAt: createdAt() }, (t) => [
  primaryKey({ columns: [t.cohortId, t.userId, t.nodeId] }),
  index('lesson_bookmarks_list').on(t.cohortId, t.userId, t.createdAt),
]);
