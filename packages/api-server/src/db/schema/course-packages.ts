import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { cohorts } from './cohorts.ts';
import { bytea, createdAt, deletedWith } from './columns.ts';
import { courseNodes, courses } from './curriculum.ts';

/** A file of a course folder: its path inside the folder with forward slashes, and the SHA-256 of its bytes in hex. */
export type PackageFile = { path: string; sha256: string };

/**
 * The folder a version of a course was published from, file by file, so that it can be returned as it was. A version
 * that was not published from a folder has no row.
 */
export const courseFolders = pgTable(
  'course_folders',
  {
    courseId: deletedWith(() => courses.courseId),
    version: integer().notNull(),
    files: jsonb().$type<PackageFile[]>().notNull(),
    /** The author's note on it; empty without one. */
    note: text().notNull().default(''),
    publishedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.version] })],
);

/** The bytes of course files, stored once for all versions and courses. Films are in the file store instead. */
export const courseFiles = pgTable('course_files', {
  sha256: text().primaryKey(),
  content: bytea().notNull(),
});

/**
 * Steps added under a part of the course after this learner had completed it: they are offered, and do not revoke the
 * completion.
 */
export const lateSteps = pgTable(
  'late_steps',
  {
    cohortId: deletedWith(() => cohorts.cohortId),
    userId: deletedWith(() => users.userId),
    nodeId: deletedWith(() => courseNodes.nodeId),
  },
  (t) => [primaryKey({ columns: [t.cohortId, t.userId, t.nodeId] }), index('late_steps_node').on(t.nodeId)],
);
