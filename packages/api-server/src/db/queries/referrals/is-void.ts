import { type SQL, sql } from 'drizzle-orm';
import { isPayerErased } from '../orders/is-payer-erased.ts';

/**
 * Whether an earning, given by its alias, is void: the friend's place was cancelled, also after a transfer, before the
 * reward was paid out. A payout pays everything owed and drops what is void, so whatever it left is paid. A friend who
 * deleted the account has not left the course: the reward stays.
 */
export const isVoid = (earning: string): SQL => {
  const g = sql.raw(earning);
  return sql`(
    not exists (select from referral_payouts vp
      where vp.user_id = ${g}.user_id and vp.currency = ${g}.currency and vp.created_at >= ${g}.created_at)
    and exists (select from enrolments ve
      where ve.enrolment_id = ${g}.enrolment_id and ve.state in ('CANCELLED', 'TRANSFERRED')
        and not ${isPayerErased('ve')}
        and (ve.state = 'CANCELLED' or not exists (select from enrolments vn join cohorts vc using (cohort_id)
          where vn.user_id = ve.user_id and vn.enrolled_at >= ve.enrolled_at
            and vn.state not in ('CANCELLED', 'TRANSFERRED') and vc.cohort_group <> 'FREEMIUM'))))`;
};
