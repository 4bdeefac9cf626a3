import type { Question } from '@plinth/domain/forms/question';
import { ResponseEntries, type ResponseEntry } from '@plinth/domain/forms/response-entry';
import { isBlank, type ResponseProblem, validateResponse } from '@plinth/domain/quizzes/validate-response';
import { useState } from 'react';
import { useDraft } from '../../../parts/use-draft.ts';

const PROBLEM_TEXT: Partial<Record<ResponseProblem, string>> = {
  MISSING: 'Please answer this one.',
  TOO_LONG: 'That is too long.',
  OUT_OF_RANGE: 'Choose a value on the scale.',
};

function recall(text: string, saved: readonly ResponseEntry[]): ResponseEntry[] {
  try {
    const kept = JSON.parse(text);
    // As typed: the schema would trim the space behind a word that goes on.
    return ResponseEntries.safeParse(kept).success ? (kept as ResponseEntry[]) : [...saved];
  } catch {
    return [...saved];
  }
}

/**
 * The answers to some questions, kept for this tab until they are sent. `complete` are those that may be sent, null
 * while one is missing or wrong; what is wrong is told once it was tried.
 */
export function useAnswers(
  key: string,
  questions: readonly Question[],
  saved: readonly ResponseEntry[] = [],
) {
  const { draft, change, forget } = useDraft(key, { answers: '' });
  const [isTried, setTried] = useState(false);
  const asked = new Set(questions.map(({ questionId }) => questionId));
  const answers = recall(draft.answers, saved).filter(({ questionId }) => asked.has(questionId));
  const problems = validateResponse(questions, answers);
  return {
    complete: problems.length === 0 ? answers.filter((answer) => !isBlank(answer)) : null,
    answerTo: (questionId: string) => answers.find((answer) => answer.questionId === questionId),
    give: (entry: ResponseEntry) =>
      change(
        'answers',
        JSON.stringify([...answers.filter(({ questionId }) => questionId !== entry.questionId), entry]),
      ),
    problemOf: (questionId: string) => {
      const found = isTried && problems.find((problem) => problem.questionId === questionId);
      return found ? (PROBLEM_TEXT[found.problem] ?? 'This answer does not fit.') : null;
    },
    isTried,
    tryIt: () => setTried(true),
    forget: () => {
      forget();
      setTried(false);
    },
  };
}
