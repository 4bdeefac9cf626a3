import type { CohortType } from './cohort-type.ts';

/** Cohort types whose course has no capstone. */
const WITHOUT_CAPSTONE: readonly CohortType[] = ['MCD', 'INT_DES'];

type CapstoneFacts = { cohortType: string; capstoneInfo: { isCapstonePresent: boolean } };

/** Whether a cohort has a capstone: not when isCapstonePresent is false, nor for MCD and INT_DES in any region. */
export function hasCapstone(cohort: CapstoneFacts): boolean {
  const base = cohort.cohortType.replace(/_(?:US|ME)$/, '');
  return cohort.capstoneInfo.isCapstonePresent && !WITHOUT_CAPSTONE.some((type) => type === base);
}
