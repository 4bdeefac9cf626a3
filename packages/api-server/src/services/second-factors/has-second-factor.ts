import { and, type Column, eq, exists, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { passkeys, totpFactors } from '../../db/schema/second-factors.ts';

/** The condition that a person of a query has a confirmed app or a passkey. */
export function secondFactorIsOn(db: Queryable, userId: Column) {
  const one = { one: sql`1` };
  const app = db
    .select(one)
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
  return sql`${or(exists(app), exists(db.select(one).from(passkeys).where(eq(passkeys.userId, userId))))}`.mapWith(
    Boolean,
  );
}

/** Returns whether a person has a second factor. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isOn: secondFactorIsOn(db, users.userId) })
    .from(users)
    .where(eq(users.userId, userId));
  return row?.isOn ?? false;
}
