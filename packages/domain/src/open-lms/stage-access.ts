import type { CohortStatus } from '../cohorts/cohort-status.ts';
import type { Progress } from '../progress/progress.ts';
import type { Mission } from './mission.ts';
import { MISSIONS } from './missions.ts';

/** Whether a stage of an open course can be entered; inactive if there is no active cohort. */
export type StageAccess = 'open' | 'locked' | 'inactive';

/**
 * Returns the access to a stage: without an ACTIVE cohort it is inactive; with one it is open if the course is paid, or
 * while the timer runs and the previous mission is complete.
 */
export function stageAccess(facts: {
  mission: Mission;
  cohortStatus: CohortStatus | null;
  paymentStatus: string | null;
  isTimerRunning: boolean;
  progress: Partial<Record<Mission, Progress>>;
}): StageAccess {
  if (facts.cohortStatus !== 'ACTIVE') return 'inactive';
  if (facts.paymentStatus === 'PAYMENT_COMPLETED') return 'open';
  const previous = MISSIONS[MISSIONS.indexOf(facts.mission) - 1];
  const isPreviousDone = previous === undefined || facts.progress[previous] === 'COMPLETED';
  return facts.isTimerRunning && isPreviousDone ? 'open' : 'locked';
}
