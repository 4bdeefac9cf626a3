import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { calendarFeeds } from '../../db/schema/calendar-feeds.ts';

/**
 * Ends all addresses for calendar apps of these people: whoever copied one reads without signing in. Call it in the
 * transaction that replaces their password.
 * @returns the number of addresses that no longer work
 */
export async function endFeeds(tx: Transaction, ...userIds: readonly string[]): Promise<number> {
  const { rowCount } = await tx.delete(calendarFeeds).where(inArray(calendarFeeds.userId, [...userIds]));
  return rowCount ?? 0;
}
