import * as z from 'zod/mini';

/** The interview rounds of a job. */
export const INTERVIEW_ROUNDS = ['INTRODUCTION', 'TECHNICAL', 'HR', 'TOOL_TEST'] as const;
export const InterviewRound = z.enum(INTERVIEW_ROUNDS);
export type InterviewRound = z.infer<typeof InterviewRound>;
