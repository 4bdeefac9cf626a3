import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { TEXT_AREA_MAX } from '../fields/text.ts';
import type { Question } from '../forms/question.ts';
import { InterviewRound } from './interview-round.ts';

const option = (last: string, text: string) => ({
  optionId: `0190000a-0000-7000-8000-0000000000${last}`,
  text,
});

/** The questions to learners about a round, or about an application as a whole. */
export const JOB_FEEDBACK_QUESTIONS: readonly Question[] = [
  {
    questionId: '0190000a-0000-7000-8000-000000000001',
    questionType: 'SCALE_STAR',
    question: 'How well did it match what the opening said?',
    meta: {},
    options: [],
  },
  {
    questionId: '0190000a-0000-7000-8000-000000000002',
    questionType: 'SINGLE_CHOICE',
    question: 'How prepared were you?',
    meta: {},
    options: [
      option('11', 'The course had prepared me'),
      option('12', 'Partly'),
      option('13', 'It was mostly new'),
    ],
  },
  {
    questionId: '0190000a-0000-7000-8000-000000000003',
    questionType: 'TEXT_AREA',
    question: 'What should the next applicant know?',
    meta: {},
    options: [],
    isRequired: false,
    maxLength: TEXT_AREA_MAX,
  },
];

/** A learner's feedback as text on a round of an application, or without a round on all of it. */
export const JobFeedback = z.object({
  round: z.nullable(InterviewRound),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  createdAt: Instant,
});

export const JOB_FEEDBACK_SORTS = ['createdAt', 'name'] as const;

/** The same feedback as the office lists it, with the applicant. */
export const OfficeJobFeedback = z.object({
  ...JobFeedback.shape,
  feedbackId: Id,
  userJobId: Id,
  name: z.string(),
  emailId: z.string(),
  title: z.string(),
  companyName: z.string(),
});
export type OfficeJobFeedback = z.infer<typeof OfficeJobFeedback>;
