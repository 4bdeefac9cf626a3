import type { QueryState } from '@plinth/domain/mentor-queries/query-state';
import type { QueryNamespace } from '@plinth/domain/mentor-queries/query-state-filters';

/** How a query stands, as its stamp says it. */
export const STATE_TEXTS = {
  UNANSWERED: { text: 'Waiting', tone: 'warning' },
  ANSWERED: { text: 'Answered', tone: 'info' },
  RESOLVED: { text: 'Resolved', tone: 'success' },
} as const satisfies Record<QueryState, { text: string; tone: string }>;

/** The parts of a course that a query may be about. */
export const PART_TEXTS: Record<QueryNamespace, string> = {
  LEARNING: 'Curriculum',
  CAPSTONE: 'Capstone',
  CAREER: 'Career and everything else',
};
