import type { ClosingLearner } from '@plinth/domain/closing/cohort-closing';
import { stampOf } from '../stamp-of.ts';

/** Identifies what a closing would do and whom it would mail, those who completed the course earlier included. */
export const stampClosing = (
  learners: readonly Pick<ClosingLearner, 'userId' | 'outcome'>[],
  certified: readonly { userId: string }[],
): string =>
  stampOf([learners.map(({ userId, outcome }) => [userId, outcome]), certified.map(({ userId }) => userId)]);
