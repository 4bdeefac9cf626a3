import * as z from 'zod/mini';
import { InterviewStatus } from './slot-status.ts';

/** The feedback part of an interview in a list. */
export const FeedbackItem = z.object({ feedbackStatus: InterviewStatus });
export type FeedbackItem = z.infer<typeof FeedbackItem>;
