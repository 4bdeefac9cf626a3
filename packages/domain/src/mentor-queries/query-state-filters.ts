/** The filters of a query list. Separate from its schema, so that an address can be read without it. */
export const QUERY_STATE_FILTERS = ['all', 'OPEN', 'RESOLVED', 'ANSWERED'] as const;

/** The parts of a course a query may belong to. */
export const QUERY_NAMESPACES = ['LEARNING', 'CAPSTONE', 'CAREER'] as const;
export type QueryNamespace = (typeof QUERY_NAMESPACES)[number];
