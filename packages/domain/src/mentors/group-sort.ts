import * as z from 'zod/mini';

/** By what the table of a guide's learners may be ordered. */
export const GROUP_SORTS = ['credits', 'attendance', 'name'] as const;
export const GroupSort = z.enum(GROUP_SORTS);
export type GroupSort = z.infer<typeof GroupSort>;
