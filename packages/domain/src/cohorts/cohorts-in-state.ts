import type { CohortUserState } from './cohort-user-state.ts';

type WithState = { cohortUserData: { state: CohortUserState } | null };

const NOT_IN_STATE: readonly CohortUserState[] = ['TRANSFERRED', 'CANCELLED'];

/** Returns the cohorts that count as current: all but those left by transfer or cancellation. */
export function cohortsInState<Item extends WithState>(items: readonly Item[]): Item[] {
  return items.filter(
    (item) => item.cohortUserData === null || !NOT_IN_STATE.includes(item.cohortUserData.state),
  );
}

/** Whether a cohort counts for the analytics of the learner hub: a current one that is not blocked. */
export function countsForAnalytics(item: WithState): boolean {
  return cohortsInState([item]).length > 0 && item.cohortUserData?.state !== 'BLOCKED';
}
