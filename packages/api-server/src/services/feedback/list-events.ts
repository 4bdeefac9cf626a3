import type { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { desc, eq, sql } from 'drizzle-orm';
import { cohorts } from '../../db/schema/cohorts.ts';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';

const LISTED = 100;

type ListedEvent = {
  eventId: string;
  title: string;
  page: string;
  /** Such as BIM_A-14; null for every cohort. */
  cohort: string | null;
  audiences: FeedbackAudience[];
  isMandatory: boolean;
  isOpen: boolean;
  answered: number;
  skipped: number;
};

/** Lists the forms that are or were asked, the newest first, with how many people answered and how many postponed. */
export async function listEvents({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ListedEvent[]> {
  const answers = (isSkipped: boolean) =>
    sql`count(*) filter (where ${eq(feedbackResponses.isSkipped, isSkipped)})`.mapWith(Number);
  const rows = await db
    .select({
      eventId: feedbackEvents.eventId,
      title: forms.title,
      page: feedbackEvents.page,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      audiences: feedbackEvents.audiences,
      isMandatory: feedbackEvents.isMandatory,
      endsAt: feedbackEvents.endsAt,
      answered: answers(false),
      skipped: answers(true),
    })
    .from(feedbackEvents)
    .innerJoin(forms, eq(forms.formId, feedbackEvents.formId))
    .leftJoin(cohorts, eq(cohorts.cohortId, feedbackEvents.cohortId))
    .leftJoin(feedbackResponses, eq(feedbackResponses.eventId, feedbackEvents.eventId))
    .groupBy(feedbackEvents.eventId, forms.title, cohorts.productId, cohorts.batchNumber)
    .orderBy(desc(feedbackEvents.startsAt), feedbackEvents.eventId)
    .limit(LISTED);
  return rows.map(({ productId, batchNumber, endsAt, ...event }) => ({
    ...event,
    cohort: productId && `${productId}-${batchNumber}`,
    isOpen: endsAt === null || endsAt > now(),
  }));
}
