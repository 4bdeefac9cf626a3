import { ContentSections } from '@plinth/domain/curriculum/content-entry';
import { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { Namespace } from '@plinth/domain/curriculum/namespace';
import {
  EvaluationDayState,
  FeedbackQuiz,
  InterviewsCount,
  PortfolioDetails,
} from '@plinth/domain/evaluation-day/evaluation-day-state';
import { FeedbackItem } from '@plinth/domain/evaluation-day/feedback-item';
import { Slot } from '@plinth/domain/evaluation-day/slot';
import { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { Id, NodeId } from '@plinth/domain/fields/id';
import { Progress } from '@plinth/domain/progress/progress';
import { Role } from '@plinth/domain/roles/role';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get } = callsOf('content');

const Input = z.object({
  params: z.object({ cohortId: Id }),
  query: z.object({ namespace: Namespace, 'node-id': NodeId, role: z.optional(Role) }),
});

/** A node with everything under it; `sections` points into that tree. REVIEW_DAY adds the evaluation day. */
const Content = z.object({
  node: CurriculumNode,
  sections: ContentSections,
  state: Progress,
  evaluationDay: z.optional(EvaluationDayState),
});

export const content = {
  read: get('/v2/client/lms/{cohortId}/content', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      'Returns the content of a node. 403 LOCKED with the time at which it opens, 403 for a role that the caller does not hold.',
    input: Input,
    output: Content,
  }),

  preview: get('/v2/client/lms/{cohortId}/content/preview', {
    access: 'mentor',
    summary: 'Returns the content of a node for mentors, whether released or not. Writes nothing.',
    input: Input,
    output: Content,
  }),

  evaluation: get('/v1/client/mentor/content/evaluation/{cohortId}', {
    access: 'guide',
    summary: "Returns a node of the evaluation day with the guide's own slots and interviews.",
    input: z.object({ params: z.object({ cohortId: Id }), query: z.object({ 'node-id': NodeId }) }),
    output: z.object({
      node: CurriculumNode,
      evaluationDay: z.object({
        slots: z.array(Slot),
        interviewsCount: InterviewsCount,
        learners: z.array(
          z.extend(FeedbackItem, { userId: Id, firstName: z.string(), slotStatus: InterviewStatus }),
        ),
        feedbackQuiz: z.nullable(FeedbackQuiz),
        portfolioDetails: z.nullable(PortfolioDetails),
      }),
    }),
  }),
};
