import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { Currency } from '@plinth/domain/money/currency';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { earningItems } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';

export type Work = {
  itemId: string;
  /** YYYY-MM-DD in the school's zone. */
  day: string;
  category: EarningCategory;
  description: string;
  /** What it brings in minor units, corrections counted. */
  amount: number;
  currency: Currency;
  isCorrected: boolean;
};

/**
 * The pieces of work of a mentor in a month, YYYY-MM, each with what it brings now, for staff.
 */
export async function listWork(
  { db }: Pick<Deps, 'db'>,
  { userId, month }: { userId: string; month: string },
): Promise<Work[]> {
  const corrections = alias(earningItems, 'corrections');
  const rows = await db
    .select({
      itemId: earningItems.itemId,
      day: earningItems.day,
      category: earningItems.category,
      description: earningItems.description,
      currency: earningItems.currency,
      amount: earningItems.amount,
      correction: sql`coalesce(sum(${corrections.amount}), 0)`.mapWith(Number),
      corrections: count(corrections.itemId),
    })
    .from(earningItems)
    .leftJoin(corrections, eq(corrections.correctsId, earningItems.itemId))
    .where(
      and(eq(earningItems.userId, userId), eq(earningItems.month, month), isNull(earningItems.correctsId)),
    )
    .groupBy(earningItems.itemId)
    .orderBy(earningItems.earnedAt, earningItems.itemId);
  return rows.map(({ amount, correction, corrections: corrected, ...work }) => ({
    ...work,
    amount: amount + correction,
    isCorrected: corrected > 0,
  }));
}
