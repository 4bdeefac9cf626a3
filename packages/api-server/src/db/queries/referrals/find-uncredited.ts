import { sql } from 'drizzle-orm';
import { uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { uncredited } from './uncredited.ts';

/** Lists friends' first enrolments that nobody has been credited for. */
export const findUncredited = statement({
  params: {},
  columns: { enrolmentId: uuid },
  sql: () => sql`select distinct e.enrolment_id as "enrolmentId" from ${uncredited}`,
});
