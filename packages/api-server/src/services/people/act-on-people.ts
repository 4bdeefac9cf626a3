import type { PeopleAction, PersonOutcome } from '@plinth/domain/people/many-people';
import { and, eq } from 'drizzle-orm';
import { enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { enrolPeople } from '../office-enrolments/enrol-people.ts';
import { movePlaces } from '../office-enrolments/move-enrolments.ts';
import { withIdempotency } from '../orders/with-idempotency.ts';
import { Refusal, refuse } from '../refusal.ts';
import { type ChosenPerson, goneText, readChosenPeople } from './chosen-people.ts';
import { placesOf } from './places-of.ts';
import { IS_IN_IT, NO_PLACES, placesText, WAS_MOVED } from './places-text.ts';
import { findWithheldLetters } from './withheld-letters.ts';

type Wanted = { action: PeopleAction; userIds: readonly string[] };
type One = { person: ChosenPerson; key: string | undefined };

const NOT_DONE = 'Something went wrong on our side. Nothing was changed for them; try again.';

/**
 * Performs an action on many people, each in a separate transaction, so that one failure does not block the others. A
 * repeat with the same key does nothing twice and returns the same for everyone already served.
 * @returns the outcome for each, in the order in which they were chosen
 */
export async function actOnPeople(
  deps: Deps,
  act: StaffAct,
  { action, userIds }: Wanted,
  key: string | undefined,
): Promise<{ outcomes: PersonOutcome[] }> {
  const outcomes: PersonOutcome[] = [];
  for (const person of await readChosenPeople(deps.db, userIds)) {
    const { userId, name, emailId } = person;
    const one = { person, key: key === undefined ? undefined : `${key}:${userId}` };
    outcomes.push({ userId, name, emailId, ...(await serve(deps, act, action, one)) });
  }
  return { outcomes };
}

async function serve(deps: Deps, act: StaffAct, action: PeopleAction, one: One) {
  const gone = goneText(one.person);
  if (gone !== null) return { isRefused: true, text: gone };
  try {
    const text =
      action.kind === 'ENROL'
        ? await enrol(deps, act, action, one)
        : action.kind === 'WRITE'
          ? await write(deps, act, action, one)
          : await movePlacesOf(deps, act, action, one);
    return { isRefused: false, text };
  } catch (error) {
    if (error instanceof Refusal) return { isRefused: true, text: error.message };
    deps.log.error({ userId: one.person.userId, kind: action.kind, err: error }, 'act on a person failed');
    return { isRefused: true, text: NOT_DONE };
  }
}

async function enrol(
  deps: Deps,
  act: StaffAct,
  { cohortId, currency }: Extract<PeopleAction, { kind: 'ENROL' }>,
  { person: { userId, emailId }, key }: One,
): Promise<string> {
  const [place] = await deps.db
    .select({ state: enrolments.state })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId)));
  if (place?.state === 'TRANSFERRED') throw refuse('CONFLICT', WAS_MOVED);
  const from = { kind: 'PERSON', emailId, firstName: '', lastName: '' } as const;
  const counts = await enrolPeople(deps, act, { cohortId, currency, from }, key);
  if (counts.already > 0) throw refuse('CONFLICT', IS_IN_IT);
  return counts.again > 0 ? 'Has the cancelled place again, and an email.' : 'Has a place, and an email.';
}

function write(
  deps: Deps,
  act: StaffAct,
  { letter: { subject, text } }: Extract<PeopleAction, { kind: 'WRITE' }>,
  { person: { userId, emailId, firstName }, key }: One,
): Promise<string> {
  const body = { userId, subject, text };
  return deps.db.transaction((tx) =>
    withIdempotency(tx, { scope: `letters:${act.actorId}`, key, body, now: deps.now() }, async () => {
      const withheld = (await findWithheldLetters(tx, [emailId])).get(emailId);
      if (withheld) throw refuse('CONFLICT', withheld);
      await queueMail(tx, deps.now(), {
        to: emailId,
        template: 'letter',
        list: 'LETTERS',
        subject,
        greeting: `Hello ${firstName || 'there'},`,
        paragraphs: text.split(/\n{2,}/),
      });
      // The text is in the mail, which is erased with its person; the log is permanent.
      await recordAudit(tx, deps.now(), act, {
        action: 'people.letter',
        subjectId: userId,
        details: { subject },
      });
      return `An email goes to ${emailId}.`;
    }),
  );
}

function movePlacesOf(
  deps: Deps,
  act: StaffAct,
  { kind, reason }: Extract<PeopleAction, { kind: 'BLOCK' | 'UNBLOCK' }>,
  { person: { userId }, key }: One,
): Promise<string> {
  const move = kind === 'BLOCK' ? 'BLOCK' : 'BRING_BACK';
  return deps.db.transaction((tx) =>
    withIdempotency(
      tx,
      { scope: `places-of-people:${act.actorId}`, key, body: { userId, kind, reason }, now: deps.now() },
      async () => {
        const previews = (await placesOf(tx, [userId], move, deps.now())).get(userId) ?? [];
        const possible = previews.filter(({ consequences }) => consequences !== null);
        if (possible.length === 0)
          throw refuse('CONFLICT', previews.find((one) => one.reason !== null)?.reason ?? NO_PLACES[move]);
        const places = possible.map(({ enrolment: { enrolmentId, state } }) => ({
          enrolmentId,
          seen: state,
        }));
        await movePlaces(tx, deps, act, { move, reason, enrolments: places });
        return placesText(move, previews);
      },
    ),
  );
}
