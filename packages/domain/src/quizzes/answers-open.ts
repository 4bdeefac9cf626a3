import { mayRetake, type QuizStanding } from './attempt-state.ts';
import type { QuizType } from './quiz-type.ts';

/**
 * Whether the correct answers of a quiz may be shown to its learner: for a PRACTICE quiz at any time, for a GRADED one
 * once an attempt is submitted and none can follow, because none is left, the learner has ended the quiz or the course
 * is over. Otherwise an empty attempt would reveal the key for the next.
 */
export function areAnswersOpen(quizType: QuizType | null, standing: QuizStanding): boolean {
  if (quizType !== 'GRADED') return true;
  return standing.attemptCount > 0 && !standing.hasOpenAttempt && !mayRetake(standing);
}
