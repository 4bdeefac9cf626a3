import { staffMay } from '@plinth/domain/staff/capability';
import { STAFF_ROLES } from '@plinth/domain/staff/staff-role';
import { and, arrayOverlaps, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { refuse } from '../refusal.ts';

/** The roles that look after prospects. */
const ROLES = STAFF_ROLES.filter((role) => staffMay([role], 'admissions.manage'));

/** Lists the staff who may own a prospect, by name; given an id, only that person. */
export const findProspectOwners = (db: Queryable, userId?: string) =>
  db
    .select({
      userId: users.userId,
      name: sql`trim(${userProfiles.firstName} || ' ' || ${userProfiles.lastName})`.mapWith(String),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(and(arrayOverlaps(users.staffRoles, ROLES), userId ? eq(users.userId, userId) : undefined))
    .orderBy(asc(userProfiles.firstName), asc(userProfiles.lastName));

/** @returns the name of the prospect's owner to be, null for none. @throws Refusal BAD_REQUEST they may not */
export async function ownerNameOf(db: Queryable, ownerId: string | null): Promise<string | null> {
  if (ownerId === null) return null;
  const [owner] = await findProspectOwners(db, ownerId);
  if (!owner)
    throw refuse('BAD_REQUEST', 'This person no longer looks after prospects.', {
      fields: [{ path: 'ownerId', message: 'Choose someone in admissions' }],
    });
  return owner.name;
}
