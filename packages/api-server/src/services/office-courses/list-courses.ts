import { PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import type { CourseSort, OfficeCourse } from '@plinth/domain/courses/office-course';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import type { Queryable } from '../../db/database.ts';
import { listOfficeCourses } from '../../db/queries/office-courses/list-office-courses.ts';
import type { Deps } from '../../deps.ts';

export type CourseFilter = { search: string };
type Order = { sortBy: CourseSort; sortDirection: 'asc' | 'desc' };

const holding = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function pathOf(code: string): string | null {
  const known = PRODUCT_CODES.find((one) => one === code);
  const slug = known && productOf(known).slug;
  return slug ? `/courses/${slug}` : null;
}

/** Some courses of a filter, or the one of an id, and how many there are. One statement. */
export async function findCourses(
  db: Queryable,
  { search, courseId }: CourseFilter & { courseId?: string },
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ courses: OfficeCourse[]; total: number }> {
  const rows = await listOfficeCourses.rows(db, {
    patterns: search.split(/\s+/).filter(Boolean).map(holding),
    courseId: courseId ?? null,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return {
    courses: rows.map(({ total: _total, publishedAt, publisherId, publisher, ...course }) => ({
      ...course,
      publishedAt: publishedAt.toISOString(),
      publishedBy: publisherId === null ? null : { userId: publisherId, name: publisher ?? '' },
      path: pathOf(course.code),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The courses, 20 a page. */
export const listCourses = (
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: CourseFilter & Order & { pageNo: number },
) => findCourses(db, filter, { sortBy, sortDirection, limit: PAGE_SIZE, offset: pageNo * PAGE_SIZE });
