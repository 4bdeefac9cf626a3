/** The sort keys of a guide's table of learners. */
export const GROUP_SORTS = ['credits', 'attendance', 'name'] as const;
