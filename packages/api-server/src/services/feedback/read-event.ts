import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findEvent, questionsOf } from './find-event.ts';

/**
 * Returns the feedback form to show the caller on a page; null when there is nothing to ask. What was answered is not
 * asked again; what was skipped is postponed, and the app hides it for the session.
 */
export async function readEvent(
  deps: Deps,
  caller: Member,
  page: string,
): Promise<{ event: FeedbackEvent | null }> {
  const now = deps.now();
  const found = await findEvent(
    deps.db,
    caller,
    and(
      eq(feedbackEvents.page, page),
      or(isNull(feedbackEvents.endsAt), gt(feedbackEvents.endsAt, now)),
      or(isNull(feedbackResponses.isSkipped), eq(feedbackResponses.isSkipped, true)),
    ),
    now,
  );
  if (!found) return { event: null };
  return {
    event: {
      eventId: found.eventId,
      isMandatory: found.isMandatory,
      form: {
        formId: found.formId,
        title: found.title,
        questions: questionsOf(found).map(publicQuestion),
        formDisplayPosition: found.formDisplayPosition,
      },
    },
  };
}
