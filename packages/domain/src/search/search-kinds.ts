/** What can be found, in the order in which it is shown. */
export const SEARCH_KINDS = ['LESSON', 'NOTE', 'QUERY', 'PERSON', 'JOB'] as const;

/** The longest search, in characters. */
export const SEARCH_MAX = 200;

/** How many of each kind are shown where all kinds are. */
export const SEARCH_FEW = 5;
