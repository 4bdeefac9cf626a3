import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { mails } from '../src/db/schema/operations.ts';

/**
 * Returns the template and text of each mail whose first sentence begins with a small letter. The answer of the
 * placement team is left out: a person types it.
 */
export const smallBeginnings = (db: Database) =>
  db
    .select({ template: mails.template, text: mails.text })
    .from(mails)
    .where(and(ne(mails.template, 'placement-answer'), sql`${mails.text} ~ '^Hello[^\n]*,\n\n[a-z]'`));
