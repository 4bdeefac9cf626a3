import { mayRetake, type QuizStanding } from './attempt-state.ts';
import type { QuizType } from './quiz-type.ts';

/**
 * Whether the right answers of a quiz may be shown to its learner: those of a PRACTICE quiz at any time, those of a
 * GRADED one once an attempt is handed in and none can follow, because none is left, the learner has ended the quiz or
 * the course is over. Otherwise an attempt left empty would give the key to the next.
 */
export function areAnswersOpen(quizType: QuizType | null, standing: QuizStanding): boolean {
  if (quizType !== 'GRADED') return true;
  return standing.attemptCount > 0 && !standing.hasOpenAttempt && !mayRetake(standing);
}
