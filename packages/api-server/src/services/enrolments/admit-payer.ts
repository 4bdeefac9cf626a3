import { randomBytes } from 'node:crypto';
import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { holdsSeat } from '@plinth/domain/enrolments/holds-seat';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { admitNewPayer } from '../../db/queries/enrolments/admit-new-payer.ts';
import { placePayer } from '../../db/queries/enrolments/place-payer.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import type { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { endUnprovenAccess } from '../auth/end-unproven-access.ts';
import { mailEmailToken, newEmailToken } from '../auth/mail-email-token.ts';
import { lockCohortsOfProduct } from '../groups/lock-cohort.ts';
import { notifyStaff } from '../groups/notify-staff.ts';
import { draftMail } from '../mails/draft-mail.ts';
import { titleOfProduct } from '../products/title-of-product.ts';

type Order = Pick<
  typeof orders.$inferSelect,
  'orderId' | 'userId' | 'cohortId' | 'productId' | 'emailId' | 'firstName' | 'lastName' | 'billingContact'
>;

/**
 * The payer and their place; `hadPlace` if they had one in the cohort before, and `keepsSeat` if that had a seat, so that
 * nothing is taken away; `madeAccountAt` if they had no account.
 */
export type Admitted = {
  userId: string;
  cohortId: string | null;
  hadPlace: boolean;
  keepsSeat: boolean;
  madeAccountAt: Date | null;
};

/**
 * Makes a payer a learner, in the settling transaction and in one statement: finds the account of the order's address,
 * or creates it without a password, and adds the place in the cohort, which stays locked until its seat and group are
 * assigned. A new account gets the one mail to set its password. So does an existing one whose address is unproven:
 * whoever created it need not be the payer, so everything set in it ends, and only the mail opens it. A paid order
 * without a cohort is a task for staff: they are notified, and `school reconcile` lists it.
 * @returns cohortId null when the product has no cohort yet
 */
export async function admitPayer(tx: Transaction, deps: Deps, order: Order): Promise<Admitted> {
  const { orderId, productId } = order;
  const { stateBefore, ...admitted } = await admit(tx, deps, order);
  if (!admitted.cohortId) {
    deps.log.warn({ orderId, productId }, 'paid order without a cohort');
    await notifyStaff(tx, {
      key: `paid-without-cohort:${orderId}`,
      title: 'Someone has paid for a course without a cohort',
      text: `${await titleOfProduct(tx, productId, 'productId')} has no cohort to join. Open one, then give them their place in it.`,
      cohortId: null,
      at: deps.now(),
    });
  }
  return { ...admitted, hadPlace: stateBefore !== null, keepsSeat: holdsSeat(stateBefore) };
}

/**
 * Gives the payer of an ended order that continues the place that ended with it, in the settling transaction. The
 * account stays as it is: the first payment opened it. The cohort stays locked, as by `admitPayer`.
 */
export async function readmitPayer(
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  { userId, cohortId, productId, madeAccountAt }: typeof orders.$inferSelect,
): Promise<Admitted> {
  if (!userId) throw new Error('the order has no account');
  const place = { enrolmentId: uuidv7(), userId, cohortId, productId, now: now() };
  if (!cohortId) await lockCohortsOfProduct(tx, productId);
  const placed = await placePayer.first(tx, place);
  if (!placed) throw new Error('the account of the order is not there');
  const { stateBefore } = placed;
  return {
    userId,
    cohortId: placed.cohortId,
    hadPlace: stateBefore !== null,
    keepsSeat: holdsSeat(stateBefore),
    madeAccountAt,
  };
}

type Placed = Pick<Admitted, 'userId' | 'cohortId' | 'madeAccountAt'> & {
  stateBefore: CohortUserState | null;
};

async function admit(tx: Transaction, deps: Deps, order: Order): Promise<Placed> {
  const { userId, cohortId, productId, emailId, firstName, lastName, billingContact } = order;
  const now = deps.now();
  const place = { enrolmentId: uuidv7(), cohortId, productId, now };
  if (!cohortId) await lockCohortsOfProduct(tx, productId);
  if (userId) {
    const placed = await placePayer.first(tx, { ...place, userId });
    if (!placed) throw new Error('the account of the order is not there');
    const { isProven, ...rest } = placed;
    if (!isProven) await leaveToTheMail(tx, deps, { userId, firstName });
    return { userId, madeAccountAt: null, ...rest };
  }
  const phone = billingContact?.phone;
  const userHash = randomBytes(9).toString('base64url');
  const recipient = { emailId, firstName, userHash };
  const { mail, ...token } = newEmailToken('WELCOME', recipient, deps.settings.PLINTH_ORIGIN, now);
  const admitted = await admitNewPayer.first(tx, {
    ...place,
    ...token,
    ...draftMail(mail, now),
    userId: uuidv7(),
    emailId,
    phone: typeof phone === 'string' && phone !== '' ? phone : null,
    userHash,
    firstName,
    lastName,
  });
  if (!admitted) throw new Error('no account was found or made');
  const { isNew, isProven, ...placed } = admitted;
  if (!isNew && !isProven) await leaveToTheMail(tx, deps, { userId: placed.userId, firstName });
  return { ...placed, madeAccountAt: isNew ? now : null };
}

/** Hands an account with an unproven address over to the person who reads the mails of that address. */
async function leaveToTheMail(
  tx: Transaction,
  deps: Deps,
  { userId, firstName }: { userId: string; firstName: string },
): Promise<void> {
  await endUnprovenAccess(tx, userId);
  const [account] = await tx
    .select({ userHash: users.userHash, emailId: users.emailId, profileName: userProfiles.firstName })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(eq(users.userId, userId));
  if (!account) throw new Error('the account of the order is not there');
  const { profileName, ...rest } = account;
  const recipient = { ...rest, userId, firstName: profileName ?? firstName };
  await mailEmailToken(tx, 'CLAIM', recipient, deps.settings.PLINTH_ORIGIN, deps.now());
}
