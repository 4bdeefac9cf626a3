import type { QuestionType } from '../src/forms/question-type.ts';
import type { ResponseEntry } from '../src/forms/response-entry.ts';
import type { QuizQuestion } from '../src/quizzes/quiz-question.ts';

export const uuid = (n: number) => `0198c4a2-7a10-7c3e-9d2b-${String(n).padStart(12, '0')}`;
export const Q1 = uuid(1);
export const Q2 = uuid(2);
export const [A, B, C, D] = [uuid(11), uuid(12), uuid(13), uuid(14)] as const;
export const OPTIONS = [A, B, C, D].map((optionId) => ({ optionId, text: optionId }));

/** A question worth 5 credits with the options A to D, none of which is marked as correct. */
export const question = (questionType: QuestionType, facts: Partial<QuizQuestion> = {}): QuizQuestion => ({
  questionId: Q1,
  questionType,
  question: 'Which?',
  meta: { questionCredits: 5 },
  options: OPTIONS,
  ...facts,
});

/** An answer that chooses these options. */
export const choose = (questionId: string, ...optionIds: string[]): ResponseEntry => ({
  questionId,
  entries: optionIds.map((optionId) => ({ optionId })),
});
