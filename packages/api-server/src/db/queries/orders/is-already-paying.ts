import { type SQL, sql } from 'drizzle-orm';
import { accountByAddress } from '../account/account-by-address.ts';

/**
 * Whether the person of an address is paying for a place in a cohort by an order that is not paid in full, or for the
 * product and still without a cohort.
 */
export const isAlreadyPaying = ({
  emailId,
  productId,
  cohortId,
}: Record<'emailId' | 'productId' | 'cohortId', SQL>): SQL => sql`exists (select 1 from orders running
  where running.user_id = ${accountByAddress(emailId)} and running.status = 'PAYMENT_ONGOING'
    and (running.cohort_id = ${cohortId} or (running.cohort_id is null and running.product_id = ${productId})))`;
