import type { SearchKind } from '@plinth/domain/search/search-hit';

/** The labels of the kinds of search results. */
export const SEARCH_TEXTS: Record<SearchKind, string> = {
  LESSON: 'Lessons',
  NOTE: 'Your notes',
  QUERY: 'Queries',
  PERSON: 'People',
  JOB: 'Openings',
};
