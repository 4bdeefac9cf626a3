import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { PeopleActionKind, PersonOutcome } from '@plinth/domain/people/many-people';
import { and, eq, inArray } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { readTarget } from '../office-enrolments/preview-enrol.ts';
import { type ChosenPerson, goneText, readChosenPeople } from './chosen-people.ts';
import { placesOf } from './places-of.ts';
import { IS_IN_IT, NO_PLACES, placesText, WAS_MOVED } from './places-text.ts';
import { findWithheldLetters } from './withheld-letters.ts';

type Judged = { isRefused: boolean; text: string };
type Judge = (person: ChosenPerson) => Judged;

const will = (text: string): Judged => ({ isRefused: false, text });
const wont = (text: string): Judged => ({ isRefused: true, text });

/**
 * Returns what an action would do to each of the chosen people. Changes nothing. @throws Refusal NOT_FOUND cohort or
 * price, CONFLICT it accepts no one
 */
export async function previewPeopleAction(
  deps: Deps,
  { action, userIds }: { action: PeopleActionKind; userIds: readonly string[] },
): Promise<{ outcomes: PersonOutcome[] }> {
  const people = await readChosenPeople(deps.db, userIds);
  const judge = await judgeOf(deps, action, people);
  return {
    outcomes: people.map((person) => {
      const { userId, name, emailId } = person;
      const gone = goneText(person);
      return { userId, name, emailId, ...(gone === null ? judge(person) : wont(gone)) };
    }),
  };
}

function judgeOf(deps: Deps, action: PeopleActionKind, people: readonly ChosenPerson[]): Promise<Judge> {
  const userIds = people.map(({ userId }) => userId);
  if (action.kind === 'ENROL') return judgeEnrol(deps, action, userIds);
  if (action.kind === 'WRITE') return judgeLetter(deps, people);
  return judgePlaces(deps, action.kind === 'BLOCK' ? 'BLOCK' : 'BRING_BACK', userIds);
}

async function judgeEnrol(
  deps: Deps,
  { cohortId, currency }: Extract<PeopleActionKind, { kind: 'ENROL' }>,
  userIds: readonly string[],
): Promise<Judge> {
  const { price } = await readTarget(deps, { cohortId, currency });
  const rows = await deps.db
    .select({ userId: enrolments.userId, state: enrolments.state })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), inArray(enrolments.userId, [...userIds])));
  const stateOf = new Map<string, CohortUserState>(rows.map(({ userId, state }) => [userId, state]));
  const mailed = price
    ? 'One email leads to the payment; the place is waiting for it.'
    : 'One email says so.';
  return ({ userId }) => {
    const state = stateOf.get(userId);
    if (state === undefined) return will(`Gets a place. ${mailed}`);
    if (state === 'CANCELLED') return will(`Gets back the place that was cancelled. ${mailed}`);
    return wont(state === 'TRANSFERRED' ? WAS_MOVED : IS_IN_IT);
  };
}

async function judgeLetter({ db }: Deps, people: readonly ChosenPerson[]): Promise<Judge> {
  const withheld = await findWithheldLetters(
    db,
    people.map(({ emailId }) => emailId),
  );
  return ({ emailId }) => {
    const reason = withheld.get(emailId);
    return reason ? wont(reason) : will(`Gets one email, to ${emailId}.`);
  };
}

async function judgePlaces(
  deps: Deps,
  move: Parameters<typeof placesOf>[2],
  userIds: readonly string[],
): Promise<Judge> {
  const found = await placesOf(deps.db, userIds, move, deps.now());
  return ({ userId }) => {
    const previews = found.get(userId) ?? [];
    if (previews.some(({ consequences }) => consequences !== null))
      return will(
        `${placesText(move, previews)} One email for each place${move === 'BLOCK' ? '' : ' that opens'}.`,
      );
    return wont(previews.find(({ reason }) => reason !== null)?.reason ?? NO_PLACES[move]);
  };
}
