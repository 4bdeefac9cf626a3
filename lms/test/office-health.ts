import type { CohortHealth, HealthLearner } from '@plinth/domain/cohorts/cohort-health';
import { idOf } from './people.ts';

/** Asha, who missed the last two sessions. */
export const healthLearnerOf = (change: Partial<HealthLearner> = {}): HealthLearner => ({
  userId: idOf('31'),
  name: 'Asha One',
  state: 'ONGOING',
  group: { groupId: idOf('a1'), title: 'Studio A' },
  attendance: { attended: 1, recorded: 3 },
  progress: 20,
  planned: 45,
  weeksBehind: 1,
  handInsDue: 1,
  handInsLate: 0,
  quizAverage: 70,
  openQueries: 2,
  lastSeenAt: '2026-11-20T08:30:00.000Z',
  risks: [{ reason: 'SESSIONS_MISSED', amount: 2 }],
  ...change,
});

/** A cohort of two, one of them at risk. */
export const healthOf = (change: Partial<CohortHealth> = {}): CohortHealth => ({
  summary: {
    learners: 2,
    atRisk: 1,
    attendance: { attended: 4, recorded: 6 },
    progress: 33,
    planned: 45,
    behind: 0,
    handIns: { due: 2, late: 1, toReview: 3, reviewsLate: 1 },
    quizAverage: null,
    queries: { open: 2, late: 1, averageHours: 5.5 },
    payments: null,
  },
  groups: [
    { groupId: idOf('a1'), title: 'Studio A' },
    { groupId: idOf('a2'), title: 'Studio B' },
  ],
  learners: [healthLearnerOf(), healthLearnerOf({ userId: idOf('32'), name: 'Bela Two', risks: [] })],
  total: 2,
  ...change,
});
