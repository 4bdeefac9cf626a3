import { capstoneOpensAt, hasCome } from './derive-capstone-info.ts';
import { hasCapstone } from './has-capstone.ts';
import type { Timeline } from './timeline.ts';
import { timelineTime } from './timeline-time.ts';

/** The text of a locked entry. */
export const LOCKED_TEXT = 'Coming soon!';

/** Whether something is open; otherwise why not and, when a date decides, from when (ISO 8601 UTC). */
export type Permit = { allowed: true } | { allowed: false; reason: string; unlocksAt?: string };

/** The facts of a cohort that its locks depend on; CohortInfo has them all. */
export type LockFacts = {
  cohortType: string;
  timelines: readonly Timeline[];
  isLeaderBoardAllowed: boolean;
  isLocalizedLeaderboard: boolean;
  capstoneInfo: { isCapstonePresent: boolean };
};

type Lock = (facts: { cohort: LockFacts; now: string }) => Permit;

const ALLOWED: Permit = { allowed: true };

function locked(unlocksAt: string | null): Permit {
  return unlocksAt === null
    ? { allowed: false, reason: LOCKED_TEXT }
    : { allowed: false, reason: LOCKED_TEXT, unlocksAt };
}

function firstTime(timelines: readonly Timeline[]): string | null {
  return timelines
    .map((timeline) => timeline.meta.time)
    .reduce<string | null>(
      (first, time) => (first === null || Date.parse(time) < Date.parse(first) ? time : first),
      null,
    );
}

const fromInstant = (unlocksAt: string | null, now: string): Permit =>
  hasCome(unlocksAt, now) ? ALLOWED : locked(unlocksAt);

const anyLeaderboard: Lock = ({ cohort }) =>
  cohort.isLeaderBoardAllowed || cohort.isLocalizedLeaderboard ? ALLOWED : locked(null);

/**
 * The locks of a cohort, used by the screens and the server alike.
 * - openQueries: until the earliest date of the cohort.
 * - openCapstone: absent for some types, else until 15 days before its onboarding.
 * - openEvaluationDay: until REVIEW_DAY_START_DATE.
 * - openMyPerformance, openGroupPerformance: while neither leaderboard flag is set.
 * - openLeaderboard, openLocalisedLeaderboard: while their own flag is not set.
 */
export const cohortCan = {
  openQueries: ({ cohort, now }) => fromInstant(firstTime(cohort.timelines), now),
  openCapstone: ({ cohort, now }) =>
    hasCapstone(cohort)
      ? fromInstant(capstoneOpensAt(cohort.timelines), now)
      : { allowed: false, reason: 'This course has no capstone.' },
  openEvaluationDay: ({ cohort, now }) =>
    fromInstant(timelineTime(cohort.timelines, 'REVIEW_DAY_START_DATE'), now),
  openMyPerformance: anyLeaderboard,
  openGroupPerformance: anyLeaderboard,
  openLeaderboard: ({ cohort }) => (cohort.isLeaderBoardAllowed ? ALLOWED : locked(null)),
  openLocalisedLeaderboard: ({ cohort }) => (cohort.isLocalizedLeaderboard ? ALLOWED : locked(null)),
} satisfies Record<string, Lock>;
