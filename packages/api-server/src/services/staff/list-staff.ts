import type { StaffInvitation, StaffMember } from '@plinth/domain/staff/staff-member';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { and, arrayContains, asc, desc, eq, gt, max, type SQL, sql } from 'drizzle-orm';
import { sessions, userProfiles, users } from '../../db/schema/accounts.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { secondFactorIsOn } from '../second-factors/has-second-factor.ts';

export type StaffFilter = { search: string; staffRole?: StaffRole | undefined };
type Order = { sortBy: 'name' | 'lastUsedAt'; sortDirection: 'asc' | 'desc' };

const whereOf = ({ search, staffRole }: StaffFilter): SQL | undefined =>
  and(
    sql`cardinality(${users.staffRoles}) > 0`,
    staffRole ? arrayContains(users.staffRoles, [staffRole]) : undefined,
    matchesSearch(search, [userProfiles.firstName, userProfiles.lastName], users.emailId),
  );

/** Finds some of the staff by name or last use. One statement. */
export async function findStaff(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  filter: StaffFilter,
  { sortBy, sortDirection, limit, offset }: Order & { limit: number; offset: number },
): Promise<StaffMember[]> {
  const lastUsedAt = max(sessions.lastUsedAt);
  const direction = sortDirection === 'asc' ? asc : desc;
  const rows = await db
    .select({
      userId: users.userId,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      staffRoles: users.staffRoles,
      roles: users.roles,
      lastUsedAt,
      hasSecondFactor: secondFactorIsOn(db, users.userId),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(sessions, and(eq(sessions.userId, users.userId), gt(sessions.expiresAt, now())))
    .where(whereOf(filter))
    .groupBy(users.userId, userProfiles.userId)
    .orderBy(
      sortBy === 'name' ? direction(userProfiles.foldedName) : sql`${direction(lastUsedAt)} nulls last`,
      users.userId,
    )
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** Lists the staff by name or last use, 20 per page, and every open invitation. Three round trips. */
export async function listStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, sortBy, sortDirection, ...filter }: StaffFilter & Order & { pageNo: number },
): Promise<{ staff: StaffMember[]; total: number; invitations: StaffInvitation[] }> {
  const { db, now } = deps;
  const [staff, total, invitations] = await Promise.all([
    findStaff(deps, filter, { sortBy, sortDirection, ...pageOf(pageNo) }),
    db.$count(
      db
        .select()
        .from(users)
        .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
        .where(whereOf(filter))
        .as('found'),
    ),
    db
      .select()
      .from(staffInvitations)
      .where(gt(staffInvitations.expiresAt, now()))
      .orderBy(staffInvitations.emailId),
  ]);
  return { staff, total, invitations: invitations.map(invitationOf) };
}

/** Returns what the office sees of an invitation: never its token. */
export const invitationOf = ({
  invitationId,
  emailId,
  staffRoles,
  mentorRoles,
  createdAt,
  expiresAt,
}: typeof staffInvitations.$inferSelect): StaffInvitation => ({
  invitationId,
  emailId,
  staffRoles,
  mentorRoles,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
