import { type SQL, sql } from 'drizzle-orm';
import { accountByAddress } from '../account/account-by-address.ts';
import { holdsSeat } from '../cohorts/holds-seat.ts';
import { seatAhead } from '../products/seat-ahead.ts';

/**
 * The cohort in which a person who pays now gets a seat: that of their order, else the one ahead of the product; no row
 * if all are taken. A person already seated there retains the seat.
 */
export const seatFor = ({
  productId,
  cohortId,
  emailId,
  now,
}: Record<'productId' | 'cohortId' | 'emailId' | 'now', SQL>): SQL => sql`
  select c.cohort_id as "cohortId" from cohorts c
  where c.cohort_id = ${cohortId} and (c.cohort_group = 'FREEMIUM'
    or exists (select 1 from enrolments own where own.cohort_id = c.cohort_id
      and own.user_id = ${accountByAddress(emailId)} and ${holdsSeat('own')})
    or c.seats > (select count(*) from enrolments e where e.cohort_id = c.cohort_id
      and ${holdsSeat('e')}))
  union all
  select s.cohort_id from (${seatAhead({ productId, now })}) s where ${cohortId} is null`;
