/** The kinds of search results, in display order. */
export const SEARCH_KINDS = ['LESSON', 'NOTE', 'QUERY', 'PERSON', 'JOB'] as const;

/** The maximum length of a search, in characters. */
export const SEARCH_MAX = 200;

/** The number of results per kind when all kinds are shown. */
export const SEARCH_FEW = 5;
