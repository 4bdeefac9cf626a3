import { quizCreditsText } from '@plinth/domain/quizzes/quiz-credits-text';
import type { QuizDetails } from '../../../data/quizzes.ts';
import { formatMinutes } from '../../../parts/format-minutes.ts';

function worth(credits: number, maxAttempts: number | undefined): string {
  const share = `Up to ${quizCreditsText(credits)}, by the share of correct answers`;
  return maxAttempts === 1 ? share : `${share}; the best attempt counts`;
}

/** Returns the facts of a quiz as listed on its first page. */
export function quizFacts({ quiz, attempts, unavailable }: QuizDetails): { label: string; value: string }[] {
  return [
    { label: 'Questions', value: String(quiz.questionCount) },
    {
      label: 'Time',
      value: quiz.timeLimitSeconds === undefined ? 'No limit' : formatMinutes(quiz.timeLimitSeconds / 60),
    },
    {
      label: 'Attempts',
      value:
        unavailable === 'RETIRED'
          ? `${attempts.length} used, no other one can follow`
          : quiz.maxAttempts === undefined
            ? 'As many as you like'
            : `${attempts.length} of ${quiz.maxAttempts} used`,
    },
    ...(quiz.credits > 0 ? [{ label: 'Worth', value: worth(quiz.credits, quiz.maxAttempts) }] : []),
    {
      label: 'Kind',
      value:
        quiz.quizType === 'PRACTICE'
          ? 'Practice: answers can be checked as you go'
          : 'Graded: the answers open after the last attempt',
    },
  ];
}
