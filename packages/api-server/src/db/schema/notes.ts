import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { createdAt, deletedWith, instant } from './columns.ts';
import { courseNodes } from './curriculum.ts';

/** The person and the course page it belongs to. */
const place = () => ({
  cohortId: deletedWith(() => cohorts.cohortId),
  userId: deletedWith(() => users.userId),
  nodeId: deletedWith(() => courseNodes.nodeId),
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
