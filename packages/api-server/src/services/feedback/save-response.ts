import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { eq, sql } from 'drizzle-orm';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { fieldsOf } from '../quizzes/save-entries.ts';
import { refuse } from '../refusal.ts';
import { findEvent, questionsOf } from './find-event.ts';

type Input = { eventId: string; isSkipped: boolean; responses: ResponseEntry[] };

/**
 * Saves what the caller answered, once for each event: the first answer counts, a repeat gets the same answer. Skipping
 * saves what was answered so far and may be followed by an answer.
 * @throws Refusal NOT_FOUND not addressed to the caller, BAD_REQUEST an answer that does not fit, one that is missing,
 * or a skipped mandatory event
 */
export async function saveResponse(
  deps: Deps,
  caller: Member,
  { eventId, isSkipped, responses }: Input,
): Promise<{ saved: true }> {
  const now = deps.now();
  const event = await findEvent(deps.db, caller, eq(feedbackEvents.eventId, eventId), now);
  if (!event) throw refuse('NOT_FOUND', 'Form not found.');
  if (event.isSkipped === false) return { saved: true };
  if (isSkipped && event.isMandatory) throw refuse('BAD_REQUEST', 'This form cannot be skipped.');
  const fields = fieldsOf(validateResponse(questionsOf(event), responses, { isFinal: !isSkipped }));
  if (fields[0])
    throw refuse('BAD_REQUEST', 'An answer does not fit.', { details: fields[0].message, fields });
  await deps.db
    .insert(feedbackResponses)
    .values({
      eventId,
      userId: caller.userId,
      cohortId: caller.membership.cohortId,
      isSkipped,
      responses,
      savedAt: now,
    })
    .onConflictDoUpdate({
      target: [feedbackResponses.eventId, feedbackResponses.userId],
      set: { isSkipped, responses, cohortId: caller.membership.cohortId, savedAt: now },
      setWhere: sql`${feedbackResponses.isSkipped}`,
    });
  return { saved: true };
}
