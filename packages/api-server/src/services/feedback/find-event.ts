import { audiencesOf } from '@plinth/domain/roles/feedback-audience';
import { and, arrayOverlaps, asc, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import { type FormPage, forms } from '../../db/schema/forms.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/** The audiences that the caller belongs to in this cohort. */
const audiences = ({ membership, staffRoles }: Member) =>
  audiencesOf(
    [...membership.mentorRoles, ...(membership.state === null ? [] : (['LEARNER'] as const))],
    staffRoles,
  );

/**
 * Finds the first event addressed to the caller in the cohort: mandatory before others, then the oldest. What the
 * caller skipped comes after everything else, the last skipped at the end.
 * @param which a condition on the event and the caller's response to it
 */
export async function findEvent(db: Queryable, caller: Member, which: SQL | undefined, now: Date) {
  const [event] = await db
    .select({
      eventId: feedbackEvents.eventId,
      isMandatory: feedbackEvents.isMandatory,
      formDisplayPosition: feedbackEvents.formDisplayPosition,
      formId: forms.formId,
      title: forms.title,
      pages: forms.pages,
      isSkipped: feedbackResponses.isSkipped,
    })
    .from(feedbackEvents)
    .innerJoin(forms, and(eq(forms.formId, feedbackEvents.formId), eq(forms.kind, 'FEEDBACK')))
    .leftJoin(
      feedbackResponses,
      and(eq(feedbackResponses.eventId, feedbackEvents.eventId), eq(feedbackResponses.userId, caller.userId)),
    )
    .where(
      and(
        or(isNull(feedbackEvents.cohortId), eq(feedbackEvents.cohortId, caller.membership.cohortId)),
        lte(feedbackEvents.startsAt, now),
        arrayOverlaps(feedbackEvents.audiences, audiences(caller)),
        which,
      ),
    )
    .orderBy(
      asc(sql`coalesce(${feedbackResponses.isSkipped}, false)`),
      desc(feedbackEvents.isMandatory),
      feedbackResponses.savedAt,
      feedbackEvents.startsAt,
      feedbackEvents.eventId,
    )
    .limit(1);
  return event;
}

export const questionsOf = ({ pages }: { pages: FormPage[] }) => pages.flatMap(({ questions }) => questions);
