import { randomBytes } from 'node:crypto';
import {
  MERGE_AREAS,
  type MergeArea,
  type MergeOther,
  type MergePlan,
} from '@plinth/domain/people/merge-plan';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { despiteDeadlock } from '../../db/despite-deadlock.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { deleteRows } from '../../db/queries/account/delete-rows.ts';
import { handOverRows } from '../../db/queries/account/hand-over-rows.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { userAddresses, userProfiles, users } from '../../db/schema/accounts.ts';
import { orders } from '../../db/schema/admissions.ts';
import { earningItems } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { isClosedAddress } from '../account/is-closed-address.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { secondFactorIsOn } from '../second-factors/has-second-factor.ts';
import { mergeClashes } from './merge-clashes.ts';
import { MERGE_ADDRESSES, MERGE_COLUMNS } from './merge-columns.ts';

type Input = { userId: string } & MergeOther;
type Account = Awaited<ReturnType<typeof loadAccount>>;

class Rehearsed extends Error {
  readonly plan: MergePlan;
  constructor(plan: MergePlan) {
    super('rehearsed');
    this.plan = plan;
  }
}

/** Previews a merge by performing it and rolling it back. @throws Refusal NOT_FOUND */
export async function previewMerge(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  input: Input,
): Promise<{ plan: MergePlan }> {
  try {
    return await despiteDeadlock(() =>
      deps.db.transaction(async (tx) => {
        throw new Rehearsed((await merge(tx, act, input, deps.now())).plan);
      }),
    );
  } catch (error) {
    if (error instanceof Rehearsed) return { plan: error.plan };
    throw error;
  }
}

/**
 * Merges two accounts of one person: everything of the other account moves to the remaining one, which both addresses
 * open from then on; the other is closed and signed out everywhere. Both addresses are notified.
 * @throws Refusal NOT_FOUND, CONFLICT with the reasons why it cannot be done
 */
export async function mergePeople(
  deps: Pick<Deps, 'db' | 'settings' | 'now'>,
  act: StaffAct,
  input: Input,
): Promise<{ plan: MergePlan }> {
  const mergeAndTell = async (tx: Transaction) => {
    const { plan, passwordOf } = await merge(tx, act, input, deps.now());
    if (plan.refusals.length > 0) throw refuse('CONFLICT', plan.refusals.join(' '));
    const { keep, other } = plan;
    const opened = passwordOf
      ? `you can sign in with either address, using the password of ${passwordOf}.`
      : 'you can sign in with either address. It has no password yet: set one with "Forgot password" on the sign-in page.';
    for (const to of [keep.emailId, other.emailId])
      await queueMail(tx, deps.now(), {
        to,
        template: 'accounts-merged',
        subject: 'Your two accounts are one now',
        paragraphs: [
          `The school put your accounts ${keep.emailId} and ${other.emailId} together. Everything from both is now in one, and ${opened}`,
        ],
        action: { label: 'Sign in', url: `${deps.settings.PLINTH_ORIGIN}/login` },
        closing: 'If you did not ask for this, tell the school at once.',
      });
    return { plan };
  };
  return despiteDeadlock(() => deps.db.transaction(mergeAndTell));
}

async function loadAccount(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({
      userId: users.userId,
      emailId: users.emailId,
      emailVerifiedAt: users.emailVerifiedAt,
      phone: users.phone,
      passwordHash: users.passwordHash,
      roles: users.roles,
      staffRoles: users.staffRoles,
      mergedIntoId: users.mergedIntoId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      bio: userProfiles.bio,
      occupation: userProfiles.occupation,
      currentCompany: userProfiles.currentCompany,
      workExperienceInMonths: userProfiles.workExperienceInMonths,
      deletionDueAt: accountDeletions.dueAt,
      hasSecondFactor: secondFactorIsOn(tx, users.userId),
      hasEarned:
        sql`exists (${tx.select({ one: sql`1` }).from(earningItems).where(eq(earningItems.userId, userId))})`.mapWith(
          Boolean,
        ),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.userId))
    .where(eq(users.userId, userId));
  if (!row) throw refuse('NOT_FOUND', 'There is no longer a person with this address.');
  return row;
}

/** @returns the plan, and the address whose password opens the remaining account; null if neither has one */
async function merge(
  tx: Transaction,
  act: StaffAct,
  { userId, emailId }: Input,
  now: Date,
): Promise<{ plan: MergePlan; passwordOf: string | null }> {
  const [named] = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(eq(users.userId, accountByAddress(emailId)));
  if (!named) throw refuse('NOT_FOUND', 'Nobody has an account with this address.');
  // In a fixed order, so that two merges of the same accounts do not deadlock.
  for (const id of [userId, named.userId].sort())
    await tx.select({ userId: users.userId }).from(users).where(eq(users.userId, id)).for('update');
  const keep = await loadAccount(tx, userId);
  const other = await loadAccount(tx, named.userId);
  const clashes = await mergeClashes(tx, keep, other);
  const plan: MergePlan = {
    keep: sideOf(keep),
    other: sideOf(other),
    refusals: [...refusalsOf(act, keep, other), ...clashes.refusals],
    notes: [...notesOf(keep, other), ...clashes.notes],
    areas: [],
  };
  const passwordOf = [keep, other].find(({ passwordHash }) => passwordHash !== null)?.emailId ?? null;
  if (plan.refusals.length > 0) return { plan, passwordOf };
  plan.areas = await handOver(tx, keep, other);
  await close(tx, keep, other, now);
  await recordAudit(tx, now, act, {
    action: 'people.merge',
    subjectId: keep.userId,
    details: { otherId: other.userId, areas: plan.areas },
    before: { keep: auditOf(keep), other: auditOf(other) },
    after: { emailId: keep.emailId, furtherAddress: other.emailId, closed: other.userId },
  });
  return { plan, passwordOf };
}

const sideOf = ({ userId, emailId, firstName, lastName }: Account) => ({
  userId,
  emailId,
  name: `${firstName} ${lastName}`.trim(),
});

const auditOf = ({ userId, emailId, phone, roles, firstName, lastName, hasSecondFactor }: Account) => ({
  userId,
  emailId,
  phone,
  roles,
  name: `${firstName} ${lastName}`.trim(),
  hasSecondFactor,
});

function refusalsOf({ actorId }: StaffAct, keep: Account, other: Account): string[] {
  if (keep.userId === other.userId) return ['Both addresses already open the same account.'];
  const refusals: string[] = [];
  for (const account of [keep, other]) {
    const { emailId } = account;
    if (account.userId === actorId) refusals.push(`${emailId} is your own account: ask a colleague.`);
    if (account.mergedIntoId !== null || isClosedAddress(emailId))
      refusals.push(`${emailId} is already closed.`);
    else if (account.emailVerifiedAt === null)
      refusals.push(
        `${emailId} was never confirmed: its owner has to open the link in a verification email first.`,
      );
    if (account.staffRoles.length > 0)
      refusals.push(`${emailId} works in the office: end that first, on the staff page.`);
    if (account.deletionDueAt !== null)
      refusals.push(`${emailId} is to be deleted: its owner has to cancel that first.`);
  }
  if (other.roles.length > 0 || other.hasEarned)
    refusals.push(`${other.emailId} teaches or has earned here: keep that account instead.`);
  return refusals;
}

function notesOf(keep: Account, other: Account): string[] {
  const notes: string[] = [];
  if (other.hasSecondFactor)
    notes.push(
      keep.hasSecondFactor
        ? `Both have a second factor: that of ${keep.emailId} stays.`
        : `The second factor of ${other.emailId} ends: it has to be set up again in the account that is kept.`,
    );
  if (other.passwordHash !== null)
    notes.push(
      keep.passwordHash === null
        ? `The password of ${other.emailId} goes along.`
        : `The password of ${keep.emailId} opens both addresses; that of ${other.emailId} ends.`,
    );
  if (keep.phone && other.phone && keep.phone !== other.phone)
    notes.push(`The phone number ${keep.phone} stays, ${other.phone} goes.`);
  return notes;
}

async function handOver(tx: Transaction, keep: Account, other: Account): Promise<MergePlan['areas']> {
  const counts = new Map<MergeArea, { moved: number; stayed: number }>();
  const hand = async (area: MergeArea, table: string, column: string, from: string, to: string) => {
    const done = await handOverRows.first(tx, { table, column, from, to });
    const before = counts.get(area) ?? { moved: 0, stayed: 0 };
    counts.set(area, {
      moved: before.moved + (done?.moved ?? 0),
      stayed: before.stayed + (done?.stayed ?? 0),
    });
  };
  await tx
    .update(orders)
    .set({ userId: other.userId })
    .where(and(eq(orders.emailId, other.emailId), isNull(orders.userId)));
  for (const [name, does] of Object.entries(MERGE_COLUMNS)) {
    const [table = '', column = ''] = name.split('.');
    if (does === 'ENDS') await deleteRows(tx, { table, column, userId: other.userId });
    else if (does !== 'STAYS') await hand(does, table, column, other.userId, keep.userId);
  }
  for (const [table, area] of Object.entries(MERGE_ADDRESSES))
    await hand(area, table, 'email_id', other.emailId, keep.emailId);
  return MERGE_AREAS.flatMap((area) => {
    const count = counts.get(area);
    return count && count.moved + count.stayed > 0 ? [{ area, ...count }] : [];
  });
}

/** Closes the other account, which opens nothing any more; it fills gaps in the remaining profile. */
async function close(tx: Transaction, keep: Account, other: Account, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      emailId: `merged-${other.userId}@account.invalid`,
      emailVerifiedAt: null,
      phone: null,
      passwordHash: null,
      userHash: randomBytes(9).toString('base64url'),
      mergedIntoId: keep.userId,
    })
    .where(eq(users.userId, other.userId));
  await tx.insert(userAddresses).values({ emailId: other.emailId, userId: keep.userId, createdAt: now });
  await tx
    .update(users)
    .set({ phone: keep.phone ?? other.phone, passwordHash: keep.passwordHash ?? other.passwordHash })
    .where(eq(users.userId, keep.userId));
  await tx
    .update(userProfiles)
    .set({
      bio: keep.bio || other.bio,
      occupation: keep.occupation || other.occupation,
      currentCompany: keep.currentCompany || other.currentCompany,
      workExperienceInMonths: keep.workExperienceInMonths ?? other.workExperienceInMonths,
    })
    .where(eq(userProfiles.userId, keep.userId));
}
