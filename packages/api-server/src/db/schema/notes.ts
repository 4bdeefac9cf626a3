import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, instant } from './columns.ts';
import { courseNodes } from './curriculum.ts';

/** The person and the course page it belongs to. */
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

/** What learners write for themselves on a page. An empty text is a deleted note. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    ...place(),
    text: text().notNull(),
    /** Increases with every write; a write based on an older revision is refused. */
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
