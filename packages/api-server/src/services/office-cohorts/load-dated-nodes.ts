import type { DatedNode } from '@plinth/domain/cohorts/list-calendar';
import { NODE_TYPES } from '@plinth/domain/curriculum/node-type';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';

/** Loads the parts of a course that have dates, as it is taught now, by rank; never the content of a lesson. */
export async function loadDatedNodes(db: Queryable, courseId: string): Promise<DatedNode[]> {
  const rows = await db
    .select({
      nodeId: courseNodes.nodeId,
      parentNodeId: courseNodes.parentNodeId,
      namespace: courseNodes.namespace,
      meta: courseNodes.meta,
      releaseDay: courseNodes.releaseDay,
      dueDay: courseNodes.dueDay,
      liveSession: courseNodes.liveSession,
    })
    .from(courseNodes)
    .where(
      and(
        eq(courseNodes.courseId, courseId),
        isNull(courseNodes.retiredAt),
        inArray(courseNodes.type, [...NODE_TYPES]),
      ),
    )
    .orderBy(courseNodes.rank, courseNodes.nodeId);
  return rows.map(({ meta, ...row }) => ({ ...row, title: meta.title ?? meta.heading ?? '' }));
}
