import { FEEDBACK_OPENS_TEXT, mayGiveFeedback } from '@plinth/domain/evaluation-day/may-give-feedback';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { askedQuestions } from '@plinth/domain/quizzes/asked-questions';
import { mayRetake } from '@plinth/domain/quizzes/attempt-state';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { nodeProgress } from '../../db/schema/curriculum.ts';
import { formResponses } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { ofLearner, readInterviews } from '../evaluation-day/read-interviews.ts';
import { refuse } from '../refusal.ts';
import { type FormRow, maxAttemptsOf, ofQuiz, planOf, type QuizPlace, type ResponseRow } from './attempt.ts';
import { readFormAsBegun } from './form-as-begun.ts';
import { readEntries } from './lock-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';

type Wish = { isRetake: boolean; isCourseOver: boolean };
/** `form` is the quiz as it was when the attempt was begun. */
export type OpenAttempt = {
  isNew: boolean;
  response: ResponseRow;
  form: FormRow;
  entries: ResponseEntry[];
};

/** Returns why there is no further attempt; null if there may be one. */
function retakeProblem(
  form: FormRow,
  attempts: readonly ResponseRow[],
  { isRetake, isCourseOver }: Wish,
): string | null {
  const attemptCount = attempts.length;
  if (attemptCount === 0) return null;
  if (!isRetake) return 'You have already handed in this quiz.';
  const maxAttempts = maxAttemptsOf(form);
  const isOver = isCourseOver || attempts.some(({ endsQuiz }) => endsQuiz);
  return mayRetake({ attemptCount, maxAttempts, hasOpenAttempt: false, isOver })
    ? null
    : 'You have no attempts left at this quiz.';
}

/** Returns why a quiz of the evaluation day, which asks about the interview, is not open yet; null if it is. */
async function interviewProblem(
  tx: Transaction,
  { namespace, cohortId, userId }: QuizPlace,
  now: Date,
): Promise<string | null> {
  if (namespace !== 'REVIEW_DAY') return null;
  const [interview] = await readInterviews(tx, { cohortId, which: ofLearner(userId), now });
  return interview && mayGiveFeedback(interview.slotStatus) ? null : FEEDBACK_OPENS_TEXT;
}

/** Inserts an attempt and marks the node as started; null when a concurrent call was first. */
async function insertAttempt(
  tx: Transaction,
  form: FormRow,
  place: QuizPlace,
  before: readonly ResponseRow[],
  now: Date,
): Promise<ResponseRow | null> {
  const responseId = uuidv7();
  const seen = before.flatMap(({ asked }) => asked ?? []);
  const asked = form.pools && askedQuestions(planOf(form), { seed: responseId, seen });
  const endsAt =
    form.timeLimitSeconds === null ? null : new Date(now.getTime() + form.timeLimitSeconds * 1000);
  const { cohortId, userId, nodeId } = place;
  const atNode = tx
    .$with('at_node')
    .as(
      tx
        .insert(nodeProgress)
        .values({ cohortId, userId, nodeId, state: 'STARTED', startedAt: now })
        .onConflictDoNothing()
        .returning({ nodeId: nodeProgress.nodeId }),
    );
  const [begun] = await tx
    .with(atNode)
    .insert(formResponses)
    .values({
      ...place,
      responseId,
      formId: form.formId,
      attempt: before.length + 1,
      version: form.version,
      startedAt: now,
      endsAt,
      asked: asked?.map(({ questionId }) => questionId),
    })
    .onConflictDoNothing()
    .returning();
  return begun ?? null;
}

/** Resumes an attempt begun before, with what was saved, and the quiz in that version. */
async function goOn(tx: Transaction, form: FormRow, response: ResponseRow): Promise<OpenAttempt> {
  const begun = await readFormAsBegun(tx, response);
  return {
    isNew: false,
    response,
    form: begun?.form ?? form,
    entries: await readEntries(tx, response.responseId),
  };
}

/**
 * Returns a learner's open attempt at a quiz, or a new one. An open attempt is returned again with what was saved and
 * as it was begun, so a reload or another device continues it, even if the quiz has changed since. Unique indexes
 * ensure there is only one. Questions are drawn from a pool here, preferring those no earlier attempt had.
 * @throws Refusal CONFLICT when it is handed in and no retake was requested, or none is left, or when it asks about an
 * interview that is not over
 */
export async function openAttempt(
  deps: Deps,
  form: FormRow,
  place: QuizPlace,
  wish: Wish,
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
      const begun = await goOn(tx, form, started);
      const { state } = await settleAttempt(tx, { ...begun, now });
      if (state === 'open') return begun;
    }
    const problem = retakeProblem(form, attempts, wish) ?? (await interviewProblem(tx, place, now));
    if (problem) return problem;
    const begun = await insertAttempt(tx, form, place, attempts, now);
    if (begun) return { isNew: true, response: begun, form, entries: [] };
    const [other] = await tx
      .select()
      .from(formResponses)
      .where(and(ofQuiz(place, form), eq(formResponses.status, 'STARTED')));
    return other ? goOn(tx, form, other) : 'This attempt was started and handed in elsewhere.';
  });
  if (typeof outcome === 'string') throw refuse('CONFLICT', outcome);
  return outcome;
}
