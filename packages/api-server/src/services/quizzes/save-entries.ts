import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import {
  type ProblemOf,
  type ResponseProblem,
  validateResponse,
} from '@plinth/domain/quizzes/validate-response';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { formEntries } from '../../db/schema/forms.ts';
import { refuse } from '../refusal.ts';

const PROBLEM_TEXT: Record<ResponseProblem, string> = {
  MISSING: 'This question needs an answer.',
  UNKNOWN_QUESTION: 'This question is not in the form.',
  ANSWERED_TWICE: 'This question is answered twice.',
  FOREIGN_OPTION: 'This option does not belong to the question.',
  REPEATED_OPTION: 'An option is chosen twice.',
  ONE_OPTION_ONLY: 'Choose one option only.',
  OUT_OF_RANGE: 'This is not on the scale.',
  TOO_LONG: 'This answer is too long.',
  WRONG_KIND: 'This is not an answer to such a question.',
};

export const fieldsOf = (problems: readonly ProblemOf[]) =>
  problems.map(({ questionId, problem }) => ({ path: questionId, message: PROBLEM_TEXT[problem] }));

/** Requires answers to fit their questions; a draft may have answers missing. @throws Refusal BAD_REQUEST */
export function requireFittingAnswers(questions: readonly QuizQuestion[], entries: readonly ResponseEntry[]) {
  const problems = validateResponse(questions, entries, { isFinal: false });
  const [first] = problems;
  if (first)
    throw refuse('BAD_REQUEST', 'An answer does not fit.', {
      details: PROBLEM_TEXT[first.problem],
      fields: fieldsOf(problems),
    });
}

/** Saves the last answer to each question. */
export async function saveEntries(
  tx: Transaction,
  responseId: string,
  entries: readonly ResponseEntry[],
  now: Date,
) {
  if (entries.length === 0) return;
  await tx
    .insert(formEntries)
    .values(entries.map((answer) => ({ responseId, questionId: answer.questionId, answer, savedAt: now })))
    .onConflictDoUpdate({
      target: [formEntries.responseId, formEntries.questionId],
      set: { answer: sql`excluded.answer`, savedAt: sql`excluded.saved_at` },
    });
}
