import * as z from 'zod/mini';

/** Why a quiz cannot be begun, whatever attempts are left: it is locked, or the course has dropped it. */
export const QuizUnavailable = z.enum(['LOCKED', 'RETIRED']);
export type QuizUnavailable = z.infer<typeof QuizUnavailable>;
