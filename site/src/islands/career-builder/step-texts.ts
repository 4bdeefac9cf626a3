import type { Question } from '@plinth/domain/forms/question';
import { questionsOfStep } from './career-answers.ts';

const FIELD_LABELS: Record<string, string> = {
  careerType: 'Role',
  firstName: 'First name',
  emailId: 'Email address',
  lastName: 'Last name',
  mobile: 'Mobile number',
  city: 'City',
  occupation: 'What you do now',
};

/** Returns the heading of a step. */
export function stepTitle(step: number, question: Question | null): string {
  if (step === 0) return 'Which role are you aiming for?';
  if (step === 1) return 'Where does the result go?';
  return question?.question ?? 'A little about you, if you like';
}

/** Returns the label of a field or question of the open step. */
export function labelOf(field: string, question: Question | null): string {
  const asked = question ? questionsOfStep(question).find(({ questionId }) => questionId === field) : null;
  return asked?.question ?? FIELD_LABELS[field] ?? field;
}
