import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { mayRetake } from '@plinth/domain/quizzes/attempt-state';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import type { FormRow, ResponseRow } from './attempt.ts';
import { readEntries } from './lock-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

type Place = { cohortId: string; userId: string; nodeId: string; namespace: Namespace };
export type OpenAttempt = { isNew: boolean; response: ResponseRow; entries: ResponseEntry[] };

const ofQuiz = (place: Place, form: FormRow) =>
  and(
    eq(formResponses.userId, place.userId),
    eq(formResponses.formId, form.formId),
    eq(formResponses.cohortId, place.cohortId),
  );

/** Why there is no further attempt; null when there may be one. */
function retakeProblem(form: FormRow, attemptCount: number, isRetake: boolean): string | null {
  if (attemptCount === 0) return null;
  if (!isRetake) return 'You have handed this quiz in already.';
  const maxAttempts = form.maxRetakes === null ? null : form.maxRetakes + 1;
  return mayRetake({ attemptCount, maxAttempts, hasOpenAttempt: false })
    ? null
    : 'There is no attempt left at this quiz.';
}

/** Begins an attempt and marks the node as begun; null when a call at the same moment was first. */
async function insertAttempt(
  tx: Transaction,
  form: FormRow,
  place: Place,
  attempt: number,
  now: Date,
): Promise<ResponseRow | null> {
  const endsAt =
    form.timeLimitSeconds === null ? null : new Date(now.getTime() + form.timeLimitSeconds * 1000);
  const responseId = uuidv7();
  const { rowCount } = await tx.execute(sql`
    with begun as (
      insert into node_progress (cohort_id, user_id, node_id, state, started_at)
      values (${place.cohortId}, ${place.userId}, ${place.nodeId}, 'STARTED', ${now}) on conflict do nothing
    )
    insert into form_responses (response_id, form_id, user_id, cohort_id, node_id, namespace, attempt, started_at, ends_at)
    values (${responseId}, ${form.formId}, ${place.userId}, ${place.cohortId}, ${place.nodeId}, ${place.namespace},
      ${attempt}, ${now}, ${endsAt}) on conflict do nothing`);
  if (rowCount === 0) return null;
  return {
    responseId,
    formId: form.formId,
    ...place,
    attempt,
    status: 'STARTED',
    startedAt: now,
    endsAt,
    completedAt: null,
    isForced: false,
    score: null,
    total: null,
    credits: 0,
    lastActiveAt: null,
    inactiveSeconds: 0,
  };
}

/**
 * The open attempt of a learner at a quiz, or a new one (QUIZ-07, QUIZ-11). An open attempt is answered again with
 * what was saved, so a reload or another device goes on with it. Unique indexes see to it that there is one.
 * @throws Refusal CONFLICT when it is handed in and no retake was asked for, or none is left
 */
export async function openAttempt(
  deps: Deps,
  form: FormRow,
  place: Place,
  isRetake: boolean,
): Promise<OpenAttempt> {
  const now = deps.now();
  const outcome = await deps.db.transaction(async (tx): Promise<OpenAttempt | string> => {
    const attempts = await tx
      .select()
      .from(formResponses)
      .where(ofQuiz(place, form))
      .orderBy(formResponses.attempt)
      .for('update');
    const started = attempts.find(({ status }) => status === 'STARTED');
    if (started) {
      const { state, response } = await settleAttempt(tx, { response: started, form, now });
      if (state === 'open')
        return { isNew: false, response, entries: await readEntries(tx, response.responseId) };
    }
    const problem = retakeProblem(form, attempts.length, isRetake);
    if (problem) return problem;
    const begun = await insertAttempt(tx, form, place, attempts.length + 1, now);
    if (begun) return { isNew: true, response: begun, entries: [] };
    const [other] = await tx
      .select()
      .from(formResponses)
      .where(and(ofQuiz(place, form), eq(formResponses.status, 'STARTED')));
    return other
      ? { isNew: false, response: other, entries: await readEntries(tx, other.responseId) }
      : 'This attempt was begun and handed in elsewhere.';
  });
  if (typeof outcome === 'string') throw refuse('CONFLICT', outcome);
  return outcome;
}
