/** By what the table of a guide's learners may be ordered. */
export const GROUP_SORTS = ['credits', 'attendance', 'name'] as const;
