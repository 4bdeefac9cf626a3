import * as z from 'zod/mini';

/** The progress of something: a node, a mission, an onboarding. */
export const PROGRESSES = ['NOT_STARTED', 'STARTED', 'ONBOARDING_STARTED', 'COMPLETED'] as const;
export const Progress = z.enum(PROGRESSES);
export type Progress = z.infer<typeof Progress>;
