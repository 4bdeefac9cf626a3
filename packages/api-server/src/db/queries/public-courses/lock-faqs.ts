import { sql } from 'drizzle-orm';
import { statement } from '../statement.ts';

/** Lets one transaction at a time replace the public questions and answers; they remain readable meanwhile. */
export const lockFaqs = statement({
  params: {},
  sql: () => sql`lock table faqs in share row exclusive mode`,
});
