import type { FeedbackEvent } from '@plinth/domain/feedback/feedback-event';
import { publicQuestion } from '@plinth/domain/quizzes/public-question';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { findEvent, questionsOf } from './find-event.ts';

/**
 * The feedback form that is due for the caller on a page (API-061, FEEDBACK-01); null when there is nothing to ask.
 * What was answered is not asked again; what was skipped is put off, and the app keeps it away for the session (D-113).
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
    sql`v.page = ${page} and (v.ends_at is null or v.ends_at > ${now}) and coalesce(r.is_skipped, true)`,
    now,
  );
  if (!found) return { event: null };
  return {
    event: {
      eventId: found.event_id,
      isMandatory: found.is_mandatory,
      form: {
        formId: found.form_id,
        title: found.title,
        questions: questionsOf(found).map(publicQuestion),
        formDisplayPosition: found.form_display_position,
      },
    },
  };
}
