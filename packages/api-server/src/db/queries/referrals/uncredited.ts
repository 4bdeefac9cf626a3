import { type SQL, sql } from 'drizzle-orm';
import { firstEnrolment } from './first-enrolment.ts';

/** What follows `from` in a statement about friends' first enrolments, `e`, that nobody has been credited for. */
export const uncredited: SQL = sql`
  referees r join referrers f using (user_id) join lateral ${firstEnrolment} e on true
  where not exists (select from referral_earnings g where g.enrolment_id = e.enrolment_id)`;
