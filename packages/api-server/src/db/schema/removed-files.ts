import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Files to be deleted: a row that named one was removed or names another now. The triggers of `guards/removed_files.sql`
 * write it in the same transaction, so that a file is found even if the process stops, or the file store fails, before
 * it is gone. Without foreign keys: it outlives the person whose file it is.
 */
export const removedFiles = pgTable(
  'removed_files',
  { bucket: text().notNull(), path: text().notNull() },
  (t) => [primaryKey({ columns: [t.bucket, t.path] })],
);
