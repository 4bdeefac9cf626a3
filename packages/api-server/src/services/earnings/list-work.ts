import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { Currency } from '@plinth/domain/money/currency';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { mentorQueries, reports } from '../../db/schema/curriculum.ts';
import { earningItems } from '../../db/schema/earnings.ts';
import { interviewResponses } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';

export type Work = {
  itemId: string;
  /** YYYY-MM-DD in the school's zone. */
  day: string;
  category: EarningCategory;
  description: string;
  /** The learner whose hand-in, query or interview it was; null for a session, and when the work no longer exists. */
  learner: string | null;
  /** Such as BIM_A-12. */
  cohort: string | null;
  /** What the mentor gets in minor units, corrections included. */
  amount: number;
  currency: Currency;
  /** How many times it has been corrected. */
  corrections: number;
};

/** The source of an item of this category, from the first part of its key; null for other categories. */
const madeOf = (category: EarningCategory) =>
  sql`case when ${earningItems.category} = ${category} then split_part(${earningItems.sourceKey}, ':', 1)::uuid end`;

/** Lists a mentor's pieces of work in a month, YYYY-MM, each with what it earns now, for staff. */
export async function listWork(
  { db }: Pick<Deps, 'db'>,
  { userId, month }: { userId: string; month: string },
): Promise<Work[]> {
  const corrections = alias(earningItems, 'corrections');
  const rows = await db
    .select({
      itemId: earningItems.itemId,
      day: earningItems.day,
      category: earningItems.category,
      description: earningItems.description,
      learner: sql`trim(concat_ws(' ', ${userProfiles.firstName}, ${userProfiles.lastName}))`.mapWith(String),
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      currency: earningItems.currency,
      amount: earningItems.amount,
      correction: sql`coalesce(sum(${corrections.amount}), 0)`.mapWith(Number),
      corrections: count(corrections.itemId),
    })
    .from(earningItems)
    .leftJoin(corrections, eq(corrections.correctsId, earningItems.itemId))
    .leftJoin(cohorts, eq(cohorts.cohortId, earningItems.cohortId))
    .leftJoin(reports, eq(reports.reportId, madeOf('TASK_ASSESSMENT')))
    .leftJoin(mentorQueries, eq(mentorQueries.queryId, madeOf('QUERY')))
    .leftJoin(interviewResponses, eq(interviewResponses.responseId, madeOf('EVALUATION')))
    .leftJoin(
      userProfiles,
      sql`${userProfiles.userId} = coalesce(${reports.userId}, ${mentorQueries.askedById}, ${interviewResponses.userId})`,
    )
    .where(
      and(eq(earningItems.userId, userId), eq(earningItems.month, month), isNull(earningItems.correctsId)),
    )
    .groupBy(earningItems.itemId, cohorts.cohortId, userProfiles.userId)
    .orderBy(earningItems.earnedAt, earningItems.itemId);
  return rows.map(({ amount, correction, learner, productId, batchNumber, ...work }) => ({
    ...work,
    learner: learner || null,
    cohort: productId && `${productId}-${batchNumber}`,
    amount: amount + correction,
  }));
}
