/** The place of work of a job. */
export const WORK_MODES = ['ON_SITE', 'REMOTE', 'HYBRID'] as const;
