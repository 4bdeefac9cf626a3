import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { heldRounds } from '@plinth/domain/jobs/held-rounds';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { JOB_FEEDBACK_QUESTIONS } from '@plinth/domain/jobs/job-feedback';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { userJobFeedback } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { fieldsOf } from '../quizzes/save-entries.ts';
import { refuse } from '../refusal.ts';
import { readApplication } from './read-application.ts';

type Input = { userJobId: string; round?: InterviewRound | undefined; responses: ResponseEntry[] };

/**
 * Saves the caller's feedback on a round, or without one on the application as a whole. The first feedback counts, a
 * repeat gets the same answer. @throws Refusal NOT_FOUND not own, BAD_REQUEST round not held, or answers
 */
export async function submitFeedback(
  deps: Deps,
  { userId }: Member,
  { userJobId, round, responses }: Input,
): Promise<{ saved: true }> {
  const now = deps.now();
  const { userJob, updates } = await readApplication(deps.db, { userId, userJobId, now });
  if (round && !userJob.feedbackOn.includes(round) && !heldRounds(updates).includes(round))
    throw refuse('BAD_REQUEST', 'This round has not been held.', {
      details: 'You can give feedback on a round once it is over.',
    });
  const fields = fieldsOf(validateResponse(JOB_FEEDBACK_QUESTIONS, responses));
  if (fields[0])
    throw refuse('BAD_REQUEST', 'An answer does not fit.', { details: fields[0].message, fields });
  await deps.db
    .insert(userJobFeedback)
    .values({ userJobId, round: round ?? null, responses, createdAt: now })
    .onConflictDoNothing();
  return { saved: true };
}
