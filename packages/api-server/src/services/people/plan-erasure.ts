import type { ErasurePlan } from '@plinth/domain/people/erasure-plan';
import { eq, inArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { countRows } from '../../db/queries/account/count-rows.ts';
import { listOwnedTables } from '../../db/queries/account/list-owned-tables.ts';
import { profileMedia, userAddresses, userProfiles, users } from '../../db/schema/accounts.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { ERASED_TOO } from '../account/erase-person.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { receivedUnder } from '../account/received-documents.ts';
import { teachesRunningCohort } from '../account/teaches-running-cohort.ts';
import type { StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';

/** `mentor_queries` as shown to staff. */
const recordsOf = (table: string): string => table.replaceAll('_', ' ');

/** Returns what erasing a person would do, and why it cannot be done. @throws Refusal NOT_FOUND */
export async function planErasure(
  db: Queryable,
  { actorId }: Pick<StaffAct, 'actorId'>,
  userId: string,
  now: Date,
): Promise<ErasurePlan> {
  const [person] = await db
    .select({
      emailId: users.emailId,
      emailVerifiedAt: users.emailVerifiedAt,
      staffRoles: users.staffRoles,
      mergedIntoId: users.mergedIntoId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(eq(users.userId, userId));
  if (!person) throw refuse('NOT_FOUND', 'Person not found.');
  const refusals: string[] = [];
  if (userId === actorId) refusals.push('This is your own account: ask a colleague.');
  if (person.mergedIntoId !== null || isClosedAddress(person.emailId))
    refusals.push('This account is already closed.');
  if (person.staffRoles.length > 0)
    refusals.push('They work in the office: end that first, on the staff page.');
  if (await teachesRunningCohort(db, userId, now))
    refusals.push('They are a mentor of a cohort that has not ended: hand it over first.');
  const further = await db
    .select({ emailId: userAddresses.emailId })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(userAddresses.emailId);
  const ids = db
    .select({ userId: users.userId })
    .from(users)
    .where(or(eq(users.userId, userId), eq(users.mergedIntoId, userId)));
  const counted = { goes: new Map<string, number>(), stays: new Map<string, number>() };
  for (const { table, column, goes } of await listOwnedTables.rows(db, {})) {
    const count = await countRows(db, { table, column, userId });
    const of = goes || table === ERASED_TOO ? counted.goes : counted.stays;
    if (count > 0) of.set(recordsOf(table), (of.get(recordsOf(table)) ?? 0) + count);
  }
  const proven = [
    ...(person.emailVerifiedAt === null ? [] : [person.emailId]),
    ...further.map(({ emailId }) => emailId),
  ];
  const listed = (of: ReadonlyMap<string, number>) => [...of].map(([records, count]) => ({ records, count }));
  return {
    emailId: person.emailId,
    name: `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim(),
    isAddressProven: person.emailVerifiedAt !== null,
    addresses: further.map(({ emailId }) => emailId),
    files:
      (await db.$count(documents, inArray(documents.userId, ids))) +
      (await db.$count(documents, receivedUnder(db, proven))) +
      (await db.$count(profileMedia, inArray(profileMedia.userId, ids))),
    goes: listed(counted.goes),
    stays: listed(counted.stays),
    refusals,
  };
}

/** The same as a call: changes nothing. */
export const previewErasure = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId }: { userId: string },
): Promise<{ plan: ErasurePlan }> => ({ plan: await planErasure(db, act, userId, now()) });
