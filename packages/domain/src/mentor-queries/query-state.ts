import * as z from 'zod/mini';
import { QUERY_STATE_FILTERS } from './query-state-filters.ts';

/** The state of a query to the mentors. */
export const QUERY_STATES = ['UNANSWERED', 'RESOLVED', 'ANSWERED'] as const;
export const QueryState = z.enum(QUERY_STATES);
export type QueryState = z.infer<typeof QueryState>;

/** The filters of a query list. */
export const QueryStateFilter = z.enum(QUERY_STATE_FILTERS);
export type QueryStateFilter = z.infer<typeof QueryStateFilter>;

const STATE_OF_FILTER: Record<QueryStateFilter, QueryState | null> = {
  all: null,
  OPEN: 'UNANSWERED',
  RESOLVED: 'RESOLVED',
  ANSWERED: 'ANSWERED',
};

/** Returns the state a filter selects; null selects every state. */
export function stateOfFilter(filter: QueryStateFilter): QueryState | null {
  return STATE_OF_FILTER[filter];
}
