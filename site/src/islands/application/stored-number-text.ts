import { answersAsText } from '@plinth/domain/course-applications/answers-as-text';
import {
  type ApplicationAnswer,
  applicationFromAnswers,
  isNumberAnswer,
} from '@plinth/domain/course-applications/application-answers';

/** Returns what will be stored for a number as typed, such as `30 months` for `2,5` years; null if none can be read. */
export function storedNumberText(answer: ApplicationAnswer): string | null {
  if (!isNumberAnswer(answer.questionId)) return null;
  const data = applicationFromAnswers([answer]);
  if (typeof data[answer.questionId] !== 'number') return null;
  return answersAsText(data)[0]?.answer ?? null;
}
