import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findEvent, questionsOf } from './find-event.ts';

/**
 * Returns the feedback form to show the caller on a page; null when there is nothing to ask. What was answered is not
 * asked again; what was skipped comes after everything else, and the app hides it for the session. A form without a
 * question, and on a small screen one with a single question, is never shown: it does not keep back those after it.
 */
export async function readEvent(
  deps: Deps,
  caller: Member,
  { page, isSmallScreen = false }: { page: string; isSmallScreen?: boolean | undefined },
): Promise<{ event: FeedbackEvent | null }> {
  const now = deps.now();
  const found = await findEvent(
    deps.db,
    caller,
    and(
      eq(feedbackEvents.page, page),
      or(isNull(feedbackEvents.endsAt), gt(feedbackEvents.endsAt, now)),
      sql`jsonb_array_length(jsonb_path_query_array(${forms.pages}, '$[*].questions[*]')) >= ${isSmallScreen ? 2 : 1}`,
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
