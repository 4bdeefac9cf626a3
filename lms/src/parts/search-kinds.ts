import type { SearchKind } from '@plinth/domain/search/search-hit';

/** What the kinds of what can be found are called. */
export const SEARCH_TEXTS: Record<SearchKind, string> = {
  LESSON: 'Lessons',
  NOTE: 'Your notes',
  QUERY: 'Queries',
  PERSON: 'People',
  JOB: 'Openings',
};
