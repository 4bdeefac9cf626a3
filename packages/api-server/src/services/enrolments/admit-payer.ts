import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import type { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { newEmailToken } from '../auth/mail-email-token.ts';
import { insertMail } from '../mails/queue-mail.ts';
import { noteMissingCohort, placing } from './placing.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'orderId' | 'userId' | 'cohortId' | 'productId' | 'emailId' | 'firstName' | 'lastName' | 'billingContact'
>;

/** Finds or makes the account of an address; whoever comes second waits and then sees the first one's. */
function accountOf({ userId, emailId, firstName, lastName, billingContact }: Order, deps: Deps) {
  if (userId) return sql`made as (select ${userId}::uuid as user_id)`;
  const phone = billingContact?.phone;
  const userHash = randomBytes(9).toString('base64url');
  const { tokenHash, purpose, expiresAt, mail } = newEmailToken(
    'WELCOME',
    { emailId, firstName, userHash },
    deps.settings.PLINTH_ORIGIN,
    deps.now(),
  );
  return sql`made as (
      insert into users (user_id, email_id, phone, user_hash)
      values (${uuidv7()}::uuid, ${emailId}, ${typeof phone === 'string' && phone !== '' ? phone : null}, ${userHash})
      on conflict (email_id) do update set email_id = excluded.email_id
      returning user_id, (xmax = 0) as is_new
    ), profile as (
      insert into user_profiles (user_id, first_name, last_name)
      select user_id, ${firstName}::text, ${lastName}::text from made where is_new
    ), token as (
      insert into email_tokens (token_hash, user_id, purpose, expires_at)
      select ${tokenHash}::text, user_id, ${purpose}::text, ${expiresAt.toISOString()}::timestamptz
      from made where is_new
    ), welcome as (${insertMail(mail, sql`from made where is_new`)})`;
}

/**
 * Makes a payer a learner, in the settling transaction and in one statement: the account of the order's address, made
 * without a password where there is none, and the place in the cohort. A new account gets the one mail to set its
 * password.
 * @returns what the order keeps of it; cohortId null when the product has no cohort yet
 */
export async function admitPayer(
  tx: Transaction,
  deps: Deps,
  order: Order,
): Promise<{ userId: string; cohortId: string | null }> {
  const { rows } = await tx.execute<{ user_id: string; cohort_id: string | null }>(sql`
    with ${accountOf(order, deps)}, ${placing(order, sql`(select user_id from made)`, deps.now())}
    select user_id, (select cohort_id from placed) as cohort_id from made`);
  const [admitted] = rows;
  if (!admitted) throw new Error('no account was found or made');
  return { userId: admitted.user_id, cohortId: noteMissingCohort(deps, order, admitted.cohort_id) };
}
