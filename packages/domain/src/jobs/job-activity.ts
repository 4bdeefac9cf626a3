import * as z from 'zod/mini';

/** What a learner did with an opening before applying. */
export const JOB_ACTIVITIES = ['VIEWED', 'SAVED', 'UNSAVED'] as const;
export const JobActivity = z.enum(JOB_ACTIVITIES);
export type JobActivity = z.infer<typeof JobActivity>;
