import type { PersonHandIn } from '@plinth/domain/people/person-sections';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { courseNodes, reports } from '../../db/schema/curriculum.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { cohortTitle } from './cohort-title.ts';
import { isoOf, type PersonPage } from './person-page.ts';

/** Lists what a person handed in, latest first, in two round trips. Drafts stay private to the person. */
export async function listHandIns(
  { db }: Pick<Deps, 'db'>,
  { userId, pageNo }: PersonPage,
): Promise<{ handIns: PersonHandIn[]; total: number }> {
  const where = and(
    eq(reports.userId, userId),
    inArray(
      reports.cohortId,
      db.select({ cohortId: enrolments.cohortId }).from(enrolments).where(eq(enrolments.userId, userId)),
    ),
    isNotNull(reports.submittedAt),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        reportId: reports.reportId,
        title: sql`coalesce(${courseNodes.meta} ->> 'title', ${courseNodes.key})`.mapWith(String),
        cohort: cohortTitle,
        version: reports.version,
        reviewStatus: reports.reviewStatus,
        submittedAt: reports.submittedAt,
        reviewedAt: reports.reviewedAt,
        score: reports.score,
      })
      .from(reports)
      .innerJoin(cohorts, eq(cohorts.cohortId, reports.cohortId))
      .innerJoin(courseNodes, eq(courseNodes.nodeId, reports.nodeId))
      .where(where)
      .orderBy(desc(reports.submittedAt), reports.reportId)
      .limit(pageOf(pageNo).limit)
      .offset(pageOf(pageNo).offset),
    db.$count(reports, where),
  ]);
  return {
    handIns: rows.flatMap(({ submittedAt, reviewStatus, ...row }) =>
      submittedAt
        ? [
            {
              ...row,
              // A draft after a hand-in that was not accepted leaves the school's answer in place.
              reviewStatus: reviewStatus === 'DRAFT' ? ('REJECTED' as const) : reviewStatus,
              submittedAt: submittedAt.toISOString(),
              reviewedAt: isoOf(row.reviewedAt),
            },
          ]
        : [],
    ),
    total,
  };
}
