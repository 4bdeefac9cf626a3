import * as z from 'zod/mini';
import { DocumentStatus } from '../documents/document-status.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Slot } from './slot.ts';
import { InterviewStatus } from './slot-status.ts';

/** The number of interviews and their progress; completed and pending add up to total. */
export const InterviewsCount = z.object({
  total: z.int().check(z.gte(0)),
  completed: z.int().check(z.gte(0)),
  pending: z.int().check(z.gte(0)),
});
export type InterviewsCount = z.infer<typeof InterviewsCount>;

/** The quiz a learner completes after the interview. */
export const FeedbackQuiz = z.object({ quizId: Id, formId: Id, title: z.string(), isCompleted: z.boolean() });
export type FeedbackQuiz = z.infer<typeof FeedbackQuiz>;

/** The interviewer. */
export const MentorDetails = z.object({ userId: Id, firstName: z.string(), photo: z.nullable(z.string()) });

/** The portfolio to bring, and its deadline. */
export const PortfolioDetails = z.object({
  status: DocumentStatus,
  documentId: z.nullable(Id),
  dueDate: z.nullable(Instant),
});
export type PortfolioDetails = z.infer<typeof PortfolioDetails>;

/** The data of the evaluation day page. */
export const EvaluationDayState = z.object({
  slots: z.array(Slot),
  selectedSlot: z.nullable(Slot),
  slotStatus: InterviewStatus,
  interviewsCount: InterviewsCount,
  feedbackQuiz: z.nullable(FeedbackQuiz),
  mentorDetails: z.nullable(MentorDetails),
  portfolioDetails: z.nullable(PortfolioDetails),
});
export type EvaluationDayState = z.infer<typeof EvaluationDayState>;
