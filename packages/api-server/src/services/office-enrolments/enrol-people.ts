import { randomBytes } from 'node:crypto';
import type { EnrolCounts, EnrolPeople } from '@plinth/domain/enrolments/office-enrolment';
import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { emailTokens, userProfiles, users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { endUnprovenAccess } from '../auth/end-unproven-access.ts';
import { newEmailToken } from '../auth/mail-email-token.ts';
import { lockCohort } from '../groups/lock-cohort.ts';
import { seatLearners } from '../groups/seat-learners.ts';
import { watchGuides } from '../groups/watch-guides.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { insertOrderOfPerson } from '../orders/insert-order-of-person.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { refuse } from '../refusal.ts';
import { type Candidate, readPeople, readTarget } from './preview-enrol.ts';

/** Rows per insert: well below the number of values that a statement may bind. */
const CHUNK = 500;

type Target = Awaited<ReturnType<typeof readTarget>>;
type Enrolled = Candidate & { userId: string; userHash: string; isProven: boolean; payUrl: string | null };

/**
 * Enrols people, all or none. A person without an account gets one; the single mail everyone receives then carries a
 * link to set its password. So does the mail of a person with an unproven account, and everything set in that account
 * ends, since whoever created it need not be the person enrolled. If an order is due, the mail links to it, and the
 * place waits for the first payment. A person with an active place is left alone; a cancelled place becomes active
 * again.
 * @throws Refusal NOT_FOUND cohort or price; CONFLICT the cohort accepts no one, or the dry run has faults
 */
export async function enrolPeople(
  deps: Deps,
  act: StaffAct,
  body: EnrolPeople,
  key: string | undefined,
): Promise<EnrolCounts> {
  const target = await readTarget(deps, body);
  return deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: `enrol-people:${act.actorId}`, key, body, now: deps.now() }, async () => {
      const { fault, faults, people } = await readPeople(tx, body);
      const [first] = faults;
      if (fault !== null) throw refuse('CONFLICT', fault);
      if (first)
        throw refuse(
          'CONFLICT',
          `Nobody was enrolled: ${faults.length} ${faults.length === 1 ? 'row is' : 'rows are'} faulty. Line ${first.line}: ${first.message}.`,
          { faults: faults.slice(0, 100) },
        );
      const counts = { invited: 0, known: 0, again: 0, already: people.length };
      const wanted = people
        .filter(({ standing }) => standing !== 'already')
        .sort((a, b) => a.emailId.localeCompare(b.emailId));
      for (let at = 0; at < wanted.length; at += CHUNK)
        for (const { standing } of await enrolSome(tx, deps, act, target, wanted.slice(at, at + CHUNK))) {
          counts[standing] += 1;
          counts.already -= 1;
        }
      return counts;
    }),
  );
}

/**
 * Enrols some of them in a fixed order, so that concurrent enrolments of the same people cannot deadlock. @returns who
 * has a place that they did not have before
 */
async function enrolSome(tx: Transaction, deps: Deps, act: StaffAct, target: Target, people: Candidate[]) {
  const { cohort, state } = target;
  const withAccounts = await giveAccounts(tx, people, deps.now());
  const userIds = withAccounts.map(({ userId }) => userId).sort();
  const { cohortId, courseTitle, batchNumber } = cohort;
  // Before the places, like whoever moves them.
  await lockCohort(tx, cohortId);
  const revived = await tx
    .update(enrolments)
    .set({ state, pausedAt: null, groupId: null })
    .where(
      and(
        eq(enrolments.cohortId, cohortId),
        inArray(enrolments.userId, userIds),
        eq(enrolments.state, 'CANCELLED'),
      ),
    )
    .returning({ userId: enrolments.userId });
  const placed = await tx
    .insert(enrolments)
    .values(userIds.map((userId) => ({ cohortId, userId, state, enrolledAt: deps.now() })))
    .onConflictDoNothing({ target: [enrolments.cohortId, enrolments.userId] })
    .returning({ userId: enrolments.userId });
  const isEnrolled = new Set([...revived, ...placed].map(({ userId }) => userId));
  const enrolled: Enrolled[] = [];
  // In a newly created account nothing has been set yet.
  const unproven = withAccounts.filter(
    ({ userId, isProven, standing }) => isEnrolled.has(userId) && !isProven && standing !== 'invited',
  );
  await endUnprovenAccess(tx, ...unproven.map(({ userId }) => userId));
  for (const person of withAccounts)
    if (isEnrolled.has(person.userId))
      enrolled.push({ ...person, payUrl: await orderFor(tx, deps, target, person) });
  if (state !== 'WAITING') {
    const passOn = await watchGuides(
      tx,
      revived.map(({ userId }) => ({ cohortId, userId })),
    );
    await seatLearners(tx, deps, { cohortId, userIds: [...isEnrolled], currency: target.currency });
    await passOn(deps.now());
  }
  await tellAll(tx, deps, target, enrolled);
  const currency = target.price ? target.currency : null;
  await recordAudits(
    tx,
    deps.now(),
    act,
    enrolled.map(({ userId, standing }) => ({
      action: 'enrolments.enrol',
      subjectId: userId,
      details: { cohortId, courseTitle, batchNumber, isNewAccount: standing === 'invited', currency },
      before: { state: standing === 'again' ? 'CANCELLED' : null },
      after: { state },
    })),
  );
  return enrolled;
}

/** Finds the account of each person, or creates it without a password. */
async function giveAccounts(tx: Transaction, people: readonly Candidate[], now: Date) {
  const fresh = people
    .filter(({ userId }) => userId === null)
    .map(({ emailId }) => ({ emailId, userHash: randomBytes(9).toString('base64url'), createdAt: now }));
  const made =
    fresh.length === 0
      ? []
      : await tx
          .insert(users)
          .values(fresh)
          .onConflictDoNothing({ target: users.emailId })
          .returning({ userId: users.userId, emailId: users.emailId });
  const named = new Map(people.map((person) => [person.emailId, person]));
  if (made.length > 0)
    await tx.insert(userProfiles).values(
      made.map(({ userId, emailId }) => ({
        userId,
        firstName: named.get(emailId)?.firstName ?? '',
        lastName: named.get(emailId)?.lastName ?? '',
        updatedAt: now,
      })),
    );
  const rows = await tx
    .select({
      userId: users.userId,
      userHash: users.userHash,
      emailId: users.emailId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where(inArray(users.emailId, [...named.keys()]));
  const isMade = new Set(made.map(({ userId }) => userId));
  return rows.map(({ firstName, lastName, verifiedAt, ...row }) => {
    const asked = named.get(row.emailId)?.standing ?? 'known';
    const standing: Candidate['standing'] = asked === 'invited' && !isMade.has(row.userId) ? 'known' : asked;
    const isProven = verifiedAt !== null;
    return { ...row, firstName: firstName ?? '', lastName: lastName ?? '', standing, isProven };
  });
}

/**
 * Creates the order that is due for the place, with its default plan. @returns where it is paid; null if nothing is due
 */
async function orderFor(
  tx: Transaction,
  deps: Deps,
  { cohort, price, currency }: Target,
  { userId, emailId, firstName, lastName }: { userId: string } & Omit<Candidate, 'userId' | 'standing'>,
): Promise<string | null> {
  if (!price || !currency) return null;
  const { orderToken } = await insertOrderOfPerson(tx, deps, {
    userId,
    cohortId: cohort.cohortId,
    emailId,
    firstName,
    lastName,
    productId: cohort.productId,
    currency,
    listPrice: price.listPrice,
    bookingAmount: price.bookingAmount,
  });
  return `${deps.settings.PLINTH_ORIGIN}${paymentPlanPath(orderToken)}`;
}

/**
 * Sends one mail to each: the place, for people without a proven address the link to set a password, and the way to pay
 * if something is due.
 */
async function tellAll(tx: Transaction, deps: Deps, { cohort }: Target, enrolled: readonly Enrolled[]) {
  const origin = deps.settings.PLINTH_ORIGIN;
  const now = deps.now();
  const tokens: (typeof emailTokens.$inferInsert)[] = [];
  const told = enrolled.map(({ userId, userHash, emailId, firstName, standing, isProven, payUrl }) => {
    const place = `${cohort.courseTitle}, cohort ${cohort.batchNumber}`;
    const pays = { label: 'Choose how to pay', url: payUrl ?? origin };
    const base = {
      to: emailId,
      template: 'enrolled',
      subject: payUrl
        ? `Your place can be paid for: ${cohort.courseTitle}`
        : `You are enrolled: ${cohort.courseTitle}`,
      greeting: `Hello ${firstName || 'there'},`,
      closing: 'If you did not expect this, write to us.',
    };
    const held = payUrl
      ? [`Your place in ${place} is ready to be paid for. No seat is kept: seats go to those who pay first.`]
      : [`You have a place in ${place}.`];
    if (isProven)
      return {
        ...base,
        paragraphs: held,
        action: payUrl ? pays : { label: 'Open your courses', url: `${origin}/` },
      };
    const { mail, ...token } = newEmailToken('WELCOME', { emailId, firstName, userHash }, origin, now);
    tokens.push({ ...token, userId });
    return {
      ...base,
      paragraphs: [
        ...held,
        standing === 'invited'
          ? 'An account was created for you. Set a password to sign in: the link works once and for 72 hours.'
          : 'There is an account with your address, which nobody has confirmed. Set a password to confirm it and to sign in: the link works once and for 72 hours. What was set for the account before no longer opens it.',
        ...(payUrl ? [`Choose how to pay here: ${payUrl}`] : []),
      ],
      action: mail.action,
      closing: mail.closing ?? base.closing,
    };
  });
  if (tokens.length > 0) await tx.insert(emailTokens).values(tokens);
  await queueMails(tx, now, told);
}
