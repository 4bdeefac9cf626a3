import { type SQL, sql } from 'drizzle-orm';
import { accountByAddress } from '../account/account-by-address.ts';

/**
 * The first paid course of the friend `r` (a row of `referees`), if it came after the referral: the part of a statement
 * after `lateral`, with `enrolment_id`. Open courses are free and so earn nothing; a person who had a course before is
 * not a new learner.
 */
export const firstEnrolment: SQL = sql`(
  select e.enrolment_id
  from users u
  join lateral (
    select e.enrolment_id, e.enrolled_at, e.state
    from enrolments e join cohorts c using (cohort_id)
    where e.user_id = u.user_id and c.cohort_group <> 'FREEMIUM'
    order by e.enrolled_at, e.enrolment_id limit 1
  ) e on true
  where u.user_id = ${accountByAddress(sql`r.email_id`)} and u.user_id <> r.user_id
    and e.enrolled_at >= r.created_at and e.state not in ('CANCELLED', 'TRANSFERRED')
)`;
