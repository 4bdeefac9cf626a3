import { runningState } from '@plinth/domain/enrolments/judge-move';
import type { EnrolPeople, EnrolPreview } from '@plinth/domain/enrolments/office-enrolment';
import {
  type PersonToEnrol,
  readEnrolmentSheet,
  type SheetFault,
} from '@plinth/domain/enrolments/read-enrolment-sheet';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { readPrice } from '../orders/read-price.ts';
import { firstAddresses } from '../people/first-addresses.ts';
import { refuse } from '../refusal.ts';
import { listCohortsToEnrolIn } from './list-cohorts-to-enrol-in.ts';

/** A person's relation to the cohort before they are enrolled. */
export type Standing = 'invited' | 'known' | 'again' | 'already';
export type Candidate = PersonToEnrol & { userId: string | null; standing: Standing };

/** Reads the cohort to enrol people in, with the price if an order is due. */
export async function readTarget(
  deps: Deps,
  { cohortId, currency }: Pick<EnrolPeople, 'cohortId' | 'currency'>,
) {
  const [cohort] = await deps.db.select().from(cohorts).where(eq(cohorts.cohortId, cohortId));
  if (!cohort) throw refuse('NOT_FOUND', 'Cohort not found.');
  if (cohort.status !== 'ACTIVE')
    throw refuse('CONFLICT', 'This cohort has ended and takes no new learners.');
  const isOpenCourse = cohort.cohortGroup === 'FREEMIUM';
  if (isOpenCourse && currency)
    throw refuse('CONFLICT', 'An open course is free: nothing can be due for it.');
  const { cohorts: listed } = await listCohortsToEnrolIn(deps);
  const { startsAt = null, taken = 0 } = listed.find((one) => one.cohortId === cohortId) ?? {};
  const hasStarted = startsAt !== null && Date.parse(startsAt) <= deps.now().getTime();
  const price = currency ? await readPrice(deps, cohort.productId, currency) : null;
  const state = price
    ? ('WAITING' as const)
    : runningState({ hasStarted, isOpenCourse, hasAccess: false }, 'IN_TIME');
  return { cohort, price, currency, state, taken };
}

type Read =
  | { fault: string; people: []; faults: [] }
  | { fault: null; people: Candidate[]; faults: SheetFault[] };

/** Reads the people meant, each with their present relation to the cohort, and what is wrong with each other row. */
export async function readPeople(db: Queryable, { from, cohortId }: EnrolPeople): Promise<Read> {
  const sheet =
    from.kind === 'SHEET'
      ? readEnrolmentSheet(from.csv)
      : { fault: null, faults: [], rows: [{ ...from, line: 1 }] };
  if (sheet.fault !== null) return { fault: sheet.fault, people: [], faults: [] };
  const firstOf = await firstAddresses(
    db,
    sheet.rows.map(({ emailId }) => emailId),
  );
  for (const row of sheet.rows) row.emailId = firstOf(row.emailId);
  const addresses = sheet.rows.map(({ emailId }) => emailId);
  const known = new Map(
    (
      await db
        .select({ emailId: users.emailId, userId: users.userId, state: enrolments.state })
        .from(users)
        .leftJoin(enrolments, and(eq(enrolments.userId, users.userId), eq(enrolments.cohortId, cohortId)))
        .where(inArray(users.emailId, addresses))
    ).map((row) => [row.emailId, row]),
  );
  const faults = [...sheet.faults];
  const people: Candidate[] = [];
  for (const { line, emailId, firstName, lastName } of sheet.rows) {
    const account = known.get(emailId);
    if (account?.state === 'TRANSFERRED')
      faults.push({
        line,
        message: `${emailId} was moved from here to another cohort: move them back instead`,
      });
    else
      people.push({
        emailId,
        firstName,
        lastName,
        userId: account?.userId ?? null,
        standing: !account
          ? 'invited'
          : account.state === null
            ? 'known'
            : account.state === 'CANCELLED'
              ? 'again'
              : 'already',
      });
  }
  return { fault: null, people, faults: faults.sort((a, b) => a.line - b.line) };
}

const countPeople = (people: readonly Candidate[]) => {
  const counts = { invited: 0, known: 0, again: 0, already: 0 };
  for (const { standing } of people) counts[standing] += 1;
  return counts;
};

/** Previews an enrolment; no one is enrolled. @throws Refusal NOT_FOUND cohort or price, CONFLICT it accepts no one */
export async function previewEnrol(deps: Deps, body: EnrolPeople): Promise<EnrolPreview> {
  const { cohort, price, currency, state, taken } = await readTarget(deps, body);
  const { fault, faults, people } = await readPeople(deps.db, body);
  return {
    fault,
    faults,
    counts: countPeople(people),
    state,
    due: price && currency ? { currency, amount: price.listPrice } : null,
    seats: cohort.seats,
    taken,
  };
}
