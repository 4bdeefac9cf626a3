import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedWith } from './columns.ts';
import { reports } from './curriculum.ts';

/** Parts of files being uploaded to a hand-in; deleted when the file is complete, or after some days. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    reportId: deletedWith(() => reports.reportId),
    /** SHA-256 of the whole file in hex, as stated by its sender. */
    sha256: text().notNull(),
    no: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.sha256, t.no] })],
);
