import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { releaseNothing } from '../../db/queries/earnings/release-nothing.ts';
import { users } from '../../db/schema/accounts.ts';
import { earningItems } from '../../db/schema/earnings.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';

export type ItemCorrection = {
  itemId: string;
  /** What the piece of work should have earned, in minor units; 0 takes it back. */
  amount: number;
  reason: string;
  /** How many corrections it had as it was shown; undefined corrects it as it is. */
  seen?: number | undefined;
};

/** The amount before and the amount now, in minor units. */
export type Corrected = { emailId: string; currency: Currency; was: number; amount: number };

/** Finds a piece of work as it was written, with the sum of its corrections. */
async function findWork(db: Queryable, itemId: string) {
  const corrections = alias(earningItems, 'corrections');
  const [found] = await db
    .select({
      work: earningItems,
      emailId: users.emailId,
      roles: users.roles,
      corrections: count(corrections.itemId),
      correction: sql`coalesce(sum(${corrections.amount}), 0)`.mapWith(Number),
    })
    .from(earningItems)
    .innerJoin(users, eq(users.userId, earningItems.userId))
    .leftJoin(corrections, eq(corrections.correctsId, earningItems.itemId))
    .where(and(eq(earningItems.itemId, itemId), isNull(earningItems.correctsId)))
    .groupBy(earningItems.itemId, users.userId);
  return found;
}

/**
 * Corrects what a piece of work has earned, in a transaction that holds the earnings: adds a row for the difference, on
 * the day of the work, so that nothing written changes and its month adds up; a returned transfer of which nothing is
 * left then waits for nothing more. The mentor is notified, and an audit row is written. The same amount again changes
 * nothing.
 * @throws Refusal NOT_FOUND no such piece of work, a correction is none; CONFLICT corrected since `seen`
 */
export async function correctItem(
  tx: Transaction,
  now: Date,
  act: StaffAct,
  { itemId, amount, reason, seen }: ItemCorrection,
): Promise<Corrected> {
  const item = await findWork(tx, itemId);
  if (!item) throw refuse('NOT_FOUND', `There is no piece of work ${itemId}.`);
  const { work, emailId, roles, corrections, correction } = item;
  const { userId, currency } = work;
  const was = work.amount + correction;
  const corrected = { emailId, currency, was, amount };
  if (was === amount) return corrected;
  if (seen !== undefined && seen !== corrections)
    throw refuse(
      'CONFLICT',
      `Meanwhile this work has been corrected: it now earns ${formatMoney({ amount: was, currency })}. Check it again.`,
    );
  const [written] = await tx
    .insert(earningItems)
    .values({
      ...work,
      itemId: undefined,
      sourceKey: `correction:${itemId}:${corrections + 1}`,
      quantity: 1,
      rate: amount - was,
      amount: amount - was,
      correctsId: itemId,
      reason,
      createdAt: now,
    })
    .returning({ itemId: earningItems.itemId });
  await releaseNothing.run(tx, { userId });
  await recordAudit(tx, now, act, {
    subjectId: userId,
    action: 'correct-earning',
    details: { itemId, was, amount, currency, reason },
  });
  await notify(tx, {
    userIds: [userId],
    category: 'ANNOUNCEMENT',
    key: `earning-corrected:${written?.itemId}`,
    title: 'Your earnings were corrected',
    text: `${work.description}, ${work.day}: ${formatMoney({ amount, currency })} instead of ${formatMoney({ amount: was, currency })}. ${reason}`,
    href: roles.includes('LEAD_MENTOR') ? '/lm/earnings' : '/mentor/earnings',
    at: now,
  });
  return corrected;
}
