import { daysLater } from '../dates/days-later.ts';
import type { CapstoneInfo, CareerInfo, EvaluationDayInfo } from './cohort-info.ts';
import type { Timeline } from './timeline.ts';
import { timelineTime } from './timeline-time.ts';

/** Days before the capstone onboarding on which the tab opens. */
export const CAPSTONE_OPENS_DAYS_BEFORE = 15;

/** Returns when the capstone tab opens, 15 x 24 h before CAPSTONE_ONBOARDING_DATE; null without that date. */
export function capstoneOpensAt(timelines: readonly Timeline[]): string | null {
  const onboarding = timelineTime(timelines, 'CAPSTONE_ONBOARDING_DATE');
  if (onboarding === null) return null;
  return daysLater(onboarding, -CAPSTONE_OPENS_DAYS_BEFORE);
}

/** Whether an instant has passed; a missing one never has. */
export function hasCome(instant: string | null, now: string): boolean {
  return instant !== null && Date.parse(instant) <= Date.parse(now);
}

/** Derives the capstone facts of a cohort from its dates. */
export function deriveCapstoneInfo(facts: {
  timelines: readonly Timeline[];
  isCapstonePresent: boolean;
  isV3: boolean;
  isMEPF: boolean;
  now: string;
}): CapstoneInfo {
  const capstoneStartDate = timelineTime(facts.timelines, 'CAPSTONE_START_DATE');
  return {
    capstoneStartDate,
    isCapstoneStarted: hasCome(capstoneStartDate, facts.now),
    isCapstonePresent: facts.isCapstonePresent,
    isCapstoneTabDisabled: !hasCome(capstoneOpensAt(facts.timelines), facts.now),
    isCapstoneOnboardingStarted: hasCome(
      timelineTime(facts.timelines, 'CAPSTONE_ONBOARDING_DATE'),
      facts.now,
    ),
    isV3: facts.isV3,
    isMEPF: facts.isMEPF,
  };
}

/** Derives whether the evaluation day of a cohort has started, from REVIEW_DAY_START_DATE. */
export function deriveEvaluationDayInfo(timelines: readonly Timeline[], now: string): EvaluationDayInfo {
  return { isEvaluationDayStarted: hasCome(timelineTime(timelines, 'REVIEW_DAY_START_DATE'), now) };
}

/** Derives whether a cohort has a career part and whether it has started, from CAREER_START_DATE. */
export function deriveCareerInfo(timelines: readonly Timeline[], now: string): CareerInfo {
  const start = timelineTime(timelines, 'CAREER_START_DATE');
  return { isCareerPresent: start !== null, isCareerStarted: hasCome(start, now) };
}
