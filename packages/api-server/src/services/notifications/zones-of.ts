import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountPreferences } from '../../db/schema/account.ts';

/** Returns the zones (IANA names) that people chose, by user; without those who chose none. */
export async function zonesOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: accountPreferences.userId, timeZone: accountPreferences.timeZone })
    .from(accountPreferences)
    .where(and(inArray(accountPreferences.userId, [...userIds]), isNotNull(accountPreferences.timeZone)));
  return new Map(rows.map(({ userId, timeZone }) => [userId, timeZone ?? '']));
}
