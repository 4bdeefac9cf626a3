import { courseNodes, courses } from '@plinth/api-server/db/schema/curriculum';
import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Seeding } from './seeding.ts';

/** Selects those nodes of a course that meet a condition. */
export const nodesOf = ({ db }: Pick<Seeding, 'db'>, course: string, condition: SQL | undefined) =>
  db
    .select(getTableColumns(courseNodes))
    .from(courseNodes)
    .innerJoin(courses, eq(courses.courseId, courseNodes.courseId))
    .where(and(eq(courses.code, course), condition));
