import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** A file of a draft: the SHA-256 of its bytes in hex, and its text if it is a text file. */
export type DraftEntry = { sum: string; text: string | null };

/** What a step did to one file; null if there is no file. */
export type DraftFileChange = { path: string; before: DraftEntry | null; after: DraftEntry | null };

/** A course as authors write it, one per code. Its files form the folder it will be published from. */
export const courseDrafts = pgTable('course_drafts', {
  code: text().primaryKey(),
  /** The title in its course.yaml, so that a list can be searched and sorted by it; empty if there is none. */
  title: text().notNull().default(''),
  /** The version it was started from or last published as; 0 for a new course. */
  baseVersion: integer().notNull(),
  revision: integer().notNull().default(0),
  outlineRevision: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: instant().notNull(),
  updatedBy: uuid().references(() => users.userId, { onDelete: 'set null' }),
});

const code = () =>
  text()
    .notNull()
    .references(() => courseDrafts.code, { onDelete: 'cascade' });

/** The files of a draft. The bytes of non-text files are stored with those of published folders. */
export const courseDraftFiles = pgTable(
  'course_draft_files',
  { code: code(), path: text().notNull(), sum: text().notNull(), text: text() },
  (t) => [primaryKey({ columns: [t.code, t.path] })],
);

/** What authors did to a draft, so that it can be undone, even after leaving the page. */
export const courseDraftSteps = pgTable(
  'course_draft_steps',
  {
    code: code(),
    /** The revision that it produced. */
    revision: integer().notNull(),
    label: text().notNull(),
    authorId: uuid().references(() => users.userId, { onDelete: 'set null' }),
    at: instant().notNull(),
    changes: jsonb().$type<DraftFileChange[]>().notNull(),
    /** The file that was typed in; further typing there joins this step. */
    typedIn: text(),
    isUndone: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.code, t.revision] })],
);
