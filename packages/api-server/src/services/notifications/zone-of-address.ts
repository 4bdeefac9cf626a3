import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { accountPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/accounts.ts';

/**
 * Returns the zone in which a mail to an address is written: the one chosen by its proven account, else the school's.
 */
export async function zoneOfAddress(db: Queryable, emailId: string): Promise<string> {
  const [own] = await db
    .select({ timeZone: accountPreferences.timeZone })
    .from(users)
    .innerJoin(accountPreferences, eq(accountPreferences.userId, users.userId))
    .where(and(eq(users.userId, accountByAddress(emailId)), isNotNull(users.emailVerifiedAt)));
  return own?.timeZone ?? DEFAULT_TIMEZONE;
}
