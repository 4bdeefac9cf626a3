import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/database.ts';
import { earningItems } from '../../db/schema/earnings.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { correctItem } from './correct-item.ts';
import { holdEarnings } from './hold-earnings.ts';

const BY_ANOTHER = 'Someone else held this session.';
const BY_YOU = 'You held this session after all.';

type Change = { liveSessionId: string; before: string | null; after: string | null };

/**
 * Takes back what a session has earned its former holder, and gives it again to one who gets it back. A holder who has
 * earned nothing with it yet is paid when earnings are next recorded (`writeDue`), at their own rate.
 */
export async function followHolder(
  tx: Transaction,
  now: Date,
  act: StaffAct,
  { liveSessionId, before, after }: Change,
): Promise<void> {
  await holdEarnings(tx);
  const corrections = alias(earningItems, 'corrections');
  const items = await tx
    .select({
      itemId: earningItems.itemId,
      userId: earningItems.userId,
      amount: sql`${earningItems.amount} + coalesce(sum(${corrections.amount}), 0)`.mapWith(Number),
      taken: sql`-coalesce(sum(${corrections.amount}) filter (where
        ${inArray(corrections.reason, [BY_ANOTHER, BY_YOU])}), 0)`.mapWith(Number),
    })
    .from(earningItems)
    .leftJoin(corrections, eq(corrections.correctsId, earningItems.itemId))
    .where(
      and(
        eq(earningItems.category, 'SESSION'),
        inArray(earningItems.sourceKey, [
          liveSessionId,
          ...[before, after].map((userId) => `${liveSessionId}:${userId}`),
        ]),
        isNull(earningItems.correctsId),
      ),
    )
    .groupBy(earningItems.itemId);
  for (const { itemId, userId, amount, taken } of items) {
    if (userId !== after) await correctItem(tx, now, act, { itemId, amount: 0, reason: BY_ANOTHER });
    // What finance has corrected itself stays as it is.
    else if (amount === 0 && taken > 0)
      await correctItem(tx, now, act, { itemId, amount: taken, reason: BY_YOU });
  }
}
