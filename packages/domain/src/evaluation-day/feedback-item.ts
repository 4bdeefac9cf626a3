import * as z from 'zod/mini';
import { InterviewStatus } from './slot-status.ts';

/** One interview in a list, as far as its feedback goes. */
export const FeedbackItem = z.object({ feedbackStatus: InterviewStatus });
export type FeedbackItem = z.infer<typeof FeedbackItem>;
