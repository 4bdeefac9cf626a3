import type { QuizDetails } from '../../../data/quizzes.ts';
import { formatMinutes } from '../../../parts/format-minutes.ts';

/** The facts of a quiz as they are noted on its first page. */
export function quizFacts({ quiz }: QuizDetails): { label: string; value: string }[] {
  return [
    { label: 'Questions', value: String(quiz.questionCount) },
    {
      label: 'Time',
      value: quiz.timeLimitSeconds === undefined ? 'No limit' : formatMinutes(quiz.timeLimitSeconds / 60),
    },
    {
      label: 'Kind',
      value: quiz.quizType === 'PRACTICE' ? 'Practice: answers can be checked as you go' : 'Graded',
    },
  ];
}
