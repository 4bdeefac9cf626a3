/** What a list of queries may be filtered by. Apart from its schema, so that an address can be read without it. */
export const QUERY_STATE_FILTERS = ['all', 'OPEN', 'RESOLVED', 'ANSWERED'] as const;

/** The parts of a course that a query may belong to. */
export const QUERY_NAMESPACES = ['LEARNING', 'CAPSTONE', 'CAREER'] as const;
export type QueryNamespace = (typeof QUERY_NAMESPACES)[number];
