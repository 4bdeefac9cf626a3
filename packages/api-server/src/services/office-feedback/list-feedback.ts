import type { FeedbackState, OfficeFeedback } from '@plinth/domain/feedback/office-feedback';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import { countWhere } from '../../db/count-where.ts';
import type { Queryable } from '../../db/database.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { feedbackEvents, feedbackResponses } from '../../db/schema/feedback.ts';
import { forms } from '../../db/schema/forms.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';

export type FeedbackFilter = Omit<QueryOf<'officeFeedback', 'list'>, 'pageNo'>;

function inState(state: FeedbackState, now: Date): SQL | undefined {
  const { startsAt, endsAt } = feedbackEvents;
  const goesOn = or(isNull(endsAt), gt(endsAt, now));
  switch (state) {
    case 'SCHEDULED':
      return and(gt(startsAt, now), goesOn);
    case 'OPEN':
      return and(lte(startsAt, now), goesOn);
    case 'CLOSED':
      return and(isNotNull(endsAt), lte(endsAt, now));
  }
}

/** Finds forms with how many people answered and postponed them. One statement. */
export async function findFeedback(
  db: Queryable,
  now: Date,
  where: SQL | undefined,
  { orderBy, limit, offset }: { orderBy: SQL[]; limit: number; offset: number },
): Promise<OfficeFeedback[]> {
  const answers = (isSkipped: boolean) => countWhere(eq(feedbackResponses.isSkipped, isSkipped));
  const rows = await db
    .select({
      event: feedbackEvents,
      title: forms.title,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      answered: answers(false),
      skipped: answers(true),
    })
    .from(feedbackEvents)
    .innerJoin(forms, eq(forms.formId, feedbackEvents.formId))
    .leftJoin(cohorts, eq(cohorts.cohortId, feedbackEvents.cohortId))
    .leftJoin(feedbackResponses, eq(feedbackResponses.eventId, feedbackEvents.eventId))
    .where(where)
    .groupBy(feedbackEvents.eventId, forms.title, cohorts.productId, cohorts.batchNumber)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return rows.map(({ event, title, productId, batchNumber, answered, skipped }) => ({
    eventId: event.eventId,
    title,
    page: event.page,
    cohort: productId && `${productId}-${batchNumber}`,
    audiences: event.audiences,
    category: event.category,
    isMandatory: event.isMandatory,
    state: event.endsAt && event.endsAt <= now ? 'CLOSED' : event.startsAt > now ? 'SCHEDULED' : 'OPEN',
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt?.toISOString() ?? null,
    answered,
    skipped,
  }));
}

const whereOf = ({ search, state, cohortId }: FeedbackFilter, now: Date) =>
  and(
    state && inState(state, now),
    cohortId ? eq(feedbackEvents.cohortId, cohortId) : undefined,
    matchesSearch(search, [forms.title, feedbackEvents.page]),
  );

/** Finds the forms that match a filter, in its order. */
export const findFeedbackOf = (
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  filter: FeedbackFilter,
  page: { limit: number; offset: number },
): Promise<OfficeFeedback[]> => {
  const now = clock();
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  return findFeedback(db, now, whereOf(filter, now), {
    orderBy: [
      direction(filter.sortBy === 'title' ? sql`lower(folded(${forms.title}))` : feedbackEvents.startsAt),
      asc(feedbackEvents.eventId),
    ],
    ...page,
  });
};

/** Lists a page of the forms that are, were or will be asked, with the total count. */
export async function listFeedback(
  deps: Pick<Deps, 'db' | 'now'>,
  { pageNo, ...filter }: FeedbackFilter & { pageNo: number },
): Promise<{ feedback: OfficeFeedback[]; total: number }> {
  const found = deps.db
    .select({ eventId: feedbackEvents.eventId })
    .from(feedbackEvents)
    .innerJoin(forms, eq(forms.formId, feedbackEvents.formId))
    .where(whereOf(filter, deps.now()))
    .as('found');
  const [feedback, total] = await Promise.all([
    findFeedbackOf(deps, filter, pageOf(pageNo)),
    deps.db.$count(found),
  ]);
  return { feedback, total };
}
