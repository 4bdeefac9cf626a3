import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cohortNodeDates, courseNodes } from '../../db/schema/curriculum.ts';

/** Lists the parts of a course that open or are due on a day of the plan, with the dates a cohort has of its own. */
export const listDatedNodes = (
  db: Queryable,
  { courseId, cohortId }: { courseId: string; cohortId: string },
) =>
  db
    .select({
      nodeId: courseNodes.nodeId,
      meta: courseNodes.meta,
      releaseDay: courseNodes.releaseDay,
      dueDay: courseNodes.dueDay,
      releaseAt: cohortNodeDates.releaseAt,
      dueAt: cohortNodeDates.dueAt,
    })
    .from(courseNodes)
    .leftJoin(
      cohortNodeDates,
      and(eq(cohortNodeDates.nodeId, courseNodes.nodeId), eq(cohortNodeDates.cohortId, cohortId)),
    )
    .where(
      and(
        eq(courseNodes.courseId, courseId),
        isNull(courseNodes.retiredAt),
        or(isNotNull(courseNodes.releaseDay), isNotNull(courseNodes.dueDay)),
      ),
    );
