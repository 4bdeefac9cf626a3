import * as z from 'zod/mini';

/** Where the work of a job is done (ENUM-36). */
export const WORK_MODES = ['ON_SITE', 'REMOTE', 'HYBRID'] as const;
export const WorkMode = z.enum(WORK_MODES);
export type WorkMode = z.infer<typeof WorkMode>;
