import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** A file of a draft: the SHA-256 of its bytes in hex, and its text where it is one. */
export type DraftEntry = { sum: string; text: string | null };

/** What a step did to one file; null where there is none. */
export type DraftFileChange = { path: string; before: DraftEntry | null; after: DraftEntry | null };

/** A course as authors write it, one for each code. Its files are the folder it will be published from. */
export const courseDrafts = pgTable('course_drafts', {
  code: text().primaryKey(),
  /** What its course.yaml says it is called, so that a list can be searched and sorted by it; empty where that says nothing. */
  title: text().notNull().default(''),
  /** The version it was begun from or last published as; 0 for a course that is new. */
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

/** The files of a draft. The bytes of what is no text lie where those of published folders lie. */
export const courseDraftFiles = pgTable(
  'course_draft_files',
  { code: code(), path: text().notNull(), sum: text().notNull(), text: text() },
  (t) => [primaryKey({ columns: [t.code, t.path] })],
);

/** What authors did to a draft, so that it can be taken back, also after the page was left. */
export const courseDraftSteps = pgTable(
  'course_draft_steps',
  {
    code: code(),
    /** The revision that it made. */
    revision: integer().notNull(),
    label: text().notNull(),
    authorId: uuid().references(() => users.userId, { onDelete: 'set null' }),
    at: instant().notNull(),
    changes: jsonb().$type<DraftFileChange[]>().notNull(),
    /** The file that was typed in; more of the same typing joins this step. */
    typedIn: text(),
    isUndone: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.code, t.revision] })],
);
