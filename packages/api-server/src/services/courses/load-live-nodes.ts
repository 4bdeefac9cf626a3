import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';

/** The nodes of a course as it is taught now, siblings by rank. */
export const loadLiveNodes = (db: Queryable, courseId: string) =>
  db
    .select()
    .from(courseNodes)
    .where(and(eq(courseNodes.courseId, courseId), isNull(courseNodes.retiredAt)))
    .orderBy(asc(courseNodes.rank), asc(courseNodes.nodeId));

export type LiveNode = Awaited<ReturnType<typeof loadLiveNodes>>[number];
