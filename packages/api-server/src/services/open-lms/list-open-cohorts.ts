import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cohorts, cohortTimelines } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { courseStart } from '../cohorts/course-start.ts';

const end = alias(cohortTimelines, 'end');

/**
 * Lists the open cohorts that can be joined now, one of each product, or of the given one: of those that are not over
 * the one that started last, else the next to start. One query.
 */
export async function listOpenCohorts({ db, now }: Pick<Deps, 'db' | 'now'>, productId?: ProductCode) {
  const at = now();
  const starts = courseStart(db, cohorts.cohortId).as('starts');
  const isAhead = gt(starts.time, at);
  const rows = await db
    .selectDistinctOn([cohorts.productId], {
      cohortId: cohorts.cohortId,
      productId: cohorts.productId,
      courseTitle: cohorts.courseTitle,
      startsAt: starts.time,
    })
    .from(cohorts)
    .leftJoinLateral(starts, sql`true`)
    .leftJoin(end, and(eq(end.cohortId, cohorts.cohortId), eq(end.key, 'COURSE_COMPLETION_DATE')))
    .where(
      and(
        eq(cohorts.cohortGroup, 'FREEMIUM'),
        eq(cohorts.status, 'ACTIVE'),
        or(isNull(end.time), gt(end.time, at)),
        productId === undefined ? undefined : eq(cohorts.productId, productId),
      ),
    )
    .orderBy(
      cohorts.productId,
      sql`${isAhead} nulls first`,
      sql`case when ${isAhead} then ${starts.time} end`,
      desc(starts.time),
      cohorts.cohortId,
    );
  return rows.map(({ startsAt, ...row }) => ({ ...row, startDate: startsAt?.toISOString() ?? null }));
}
