import * as z from 'zod/mini';

/** What a learner did with an opening before applying. */
export const JobActivity = z.enum(['VIEWED', 'SAVED', 'UNSAVED']);
export type JobActivity = z.infer<typeof JobActivity>;
