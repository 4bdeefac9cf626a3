/** Where the work of a job is done. */
export const WORK_MODES = ['ON_SITE', 'REMOTE', 'HYBRID'] as const;
