import type { CohortUserState } from './cohort-user-state.ts';

type WithState = { cohortUserData: { state: CohortUserState } | null };

const NOT_IN_STATE: readonly CohortUserState[] = ['TRANSFERRED', 'CANCELLED'];

/** The cohorts kept in state: all but those left by transfer or cancellation (SESSION-19). */
export function cohortsInState<Item extends WithState>(items: readonly Item[]): Item[] {
  return items.filter(
    (item) => item.cohortUserData === null || !NOT_IN_STATE.includes(item.cohortUserData.state),
  );
}

/** The cohorts that count for the analytics of the learner hub: blocked ones do not either (ANALYTICS-01). */
export function cohortsForAnalytics<Item extends WithState>(items: readonly Item[]): Item[] {
  return cohortsInState(items).filter((item) => item.cohortUserData?.state !== 'BLOCKED');
}
