import type { FeedbackResults, OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { type FeedbackSheet, summariseFeedback } from '@plinth/domain/feedback/summarise-feedback';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { samePlace } from '../../db/same-place.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohortGroups, cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { findFeedback } from './list-feedback.ts';

/**
 * Finds the answers to the questions of a form, in whatever cohort they were asked, without who gave them. One
 * statement.
 */
async function findSheets(
  { db }: Pick<Deps, 'db'>,
  { formId, eventId }: { formId: string; eventId: string },
): Promise<FeedbackSheet[]> {
  const guide = alias(userProfiles, 'guide');
  const rows = await db
    .select({
      eventId: feedbackResponses.eventId,
      responses: feedbackResponses.responses,
      savedAt: feedbackResponses.savedAt,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      firstName: guide.firstName,
      lastName: guide.lastName,
    })
    .from(feedbackResponses)
    .innerJoin(feedbackEvents, eq(feedbackEvents.eventId, feedbackResponses.eventId))
    .innerJoin(cohorts, eq(cohorts.cohortId, feedbackResponses.cohortId))
    .leftJoin(enrolments, samePlace(enrolments, feedbackResponses))
    .leftJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
    .leftJoin(guide, eq(guide.userId, cohortGroups.guideId))
    .where(and(eq(feedbackEvents.formId, formId), eq(feedbackResponses.isSkipped, false)));
  return rows.map((row) => ({
    responses: row.responses,
    cohort: `${row.productId}-${row.batchNumber}`,
    guide: row.firstName === null ? null : `${row.firstName} ${row.lastName ?? ''}`.trim(),
    savedAt: row.savedAt.toISOString(),
    isOwn: row.eventId === eventId,
  }));
}

/** Returns a form with its answers, small groups left out. @throws Refusal NOT_FOUND */
export async function readFeedback(
  deps: Pick<Deps, 'db' | 'now'>,
  { eventId }: { eventId: string },
): Promise<{ feedback: OfficeFeedback; results: FeedbackResults }> {
  const { db } = deps;
  const [[feedback], [form]] = await Promise.all([
    findFeedback(db, deps.now(), eq(feedbackEvents.eventId, eventId), {
      orderBy: [asc(feedbackEvents.eventId)],
      limit: 1,
      offset: 0,
    }),
    db
      .select({ formId: forms.formId, pages: forms.pages })
      .from(feedbackEvents)
      .innerJoin(forms, eq(forms.formId, feedbackEvents.formId))
      .where(eq(feedbackEvents.eventId, eventId)),
  ]);
  if (!feedback || !form) throw refuse('NOT_FOUND', 'Feedback form not found.');
  const questions = form.pages.flatMap((page) => page.questions);
  const sheets = await findSheets({ db }, { formId: form.formId, eventId });
  return { feedback, results: summariseFeedback(questions, sheets) };
}
