import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import type { QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';

/** The state of a query as its stamp shows it. */
export const STATE_TEXTS = {
  UNANSWERED: { text: 'Waiting', tone: 'warning' },
  ANSWERED: { text: 'Answered', tone: 'info' },
  RESOLVED: { text: 'Resolved', tone: 'success' },
} as const satisfies Record<QueryState, { text: string; tone: string }>;

/** The parts of a course a query can be about. */
export const PART_TEXTS: Record<QueryNamespace, string> = {
  LEARNING: 'Curriculum',
  CAPSTONE: 'Capstone',
  CAREER: 'Career and everything else',
};
