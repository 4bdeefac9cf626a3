import type { LiveEvent, LiveTopic } from '@plinth/domain/live/live-event';

type Key = readonly (string | null)[];

/** The query keys, by prefix, to reload when something of a topic has changed in a cohort. */
const KEYS: Record<LiveTopic, (cohortId: string) => readonly Key[]> = {
  notifications: () => [['notifications']],
  queries: (cohortId) => [
    ['mentor-queries', cohortId],
    ['guide-queries', cohortId],
    ['mentors', 'page'],
    ['mentors', cohortId, 'dashboard'],
  ],
  'hand-ins': (cohortId) => [
    ['reports', cohortId],
    ['assignments', 'tasks', cohortId],
    ['assignments', 'own', cohortId],
    ['progress', 'states', cohortId],
    ['dashboards', 'dashboard', cohortId],
    ['dashboards', 'pending-tasks', cohortId],
    ['mentors', 'page'],
    ['mentors', cohortId],
  ],
  sessions: (cohortId) => [
    ['calendar', 'week', cohortId],
    ['calendar', 'events', cohortId],
    ['curriculum', 'outline', cohortId],
    ['content', cohortId],
    ['progress', 'states', cohortId],
    ['dashboards', 'dashboard', cohortId],
    ['dashboards', 'pending-tasks', cohortId],
    ['mentors', cohortId, 'dashboard'],
    ['lead-mentors'],
  ],
  interviews: (cohortId) => [
    ['evaluation-day', 'slots', cohortId],
    ['evaluation-day', 'report', cohortId],
    ['interviews', cohortId],
    ['content', cohortId, 'REVIEW_DAY'],
  ],
  payments: () => [['orders']],
  orders: () => [
    ['office', 'orders'],
    ['office', 'waiting'],
  ],
  access: () => [['cohorts'], ['dashboards'], ['mentors']],
};

/** The keys of one event; for a reset, the first segments of all. */
export function keysOf({ topic, cohortId }: LiveEvent): readonly Key[] {
  if (topic === 'BEAT') return [];
  if (topic !== 'RESET') return KEYS[topic](cohortId ?? '');
  const all = Object.values(KEYS).flatMap((keysFor) => keysFor(''));
  return [...new Set(all.flatMap(([first, second]) => (first === 'office' ? [] : [first ?? second])))].map(
    (first) => [first ?? null],
  );
}
