import { PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import type { CourseSort, OfficeCourseRow } from '@plinth/domain/courses/office-course';
import type { Queryable } from '../../db/database.ts';
import { listOfficeCourses } from '../../db/queries/office-courses/list-office-courses.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';

export type CourseFilter = { search: string };
type Order = { sortBy: CourseSort; sortDirection: 'asc' | 'desc' };

const holding = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function pathOf(code: string): string | null {
  const known = PRODUCT_CODES.find((one) => one === code);
  const slug = known && productOf(known).slug;
  return slug ? `/courses/${slug}` : null;
}

type Row = Awaited<ReturnType<typeof listOfficeCourses.rows>>[number];

const personOf = (userId: string | null, name: string | null) =>
  userId === null ? null : { userId, name: name ?? '' };

function toRow({
  total: _,
  courseId,
  publishedAt,
  publisherId,
  publisher,
  draftedAt,
  drafterId,
  drafter,
  ...row
}: Row): OfficeCourseRow[] {
  const { code, title } = row;
  const draft = draftedAt && {
    updatedAt: draftedAt.toISOString(),
    updatedBy: personOf(drafterId, drafter),
  };
  if (courseId !== null && publishedAt !== null)
    return [
      {
        ...row,
        courseId,
        publishedAt: publishedAt.toISOString(),
        publishedBy: personOf(publisherId, publisher),
        path: pathOf(code),
        draft,
      },
    ];
  return draft ? [{ courseId: null, code, title, draft }] : [];
}

/** Finds the courses that match a filter, or the one with an id, and the total count. One statement. */
export async function findCourses(
  db: Queryable,
  { search, courseId }: CourseFilter & { courseId?: string },
  { sortBy, sortDirection, ...page }: Order & { limit: number; offset: number },
): Promise<{ courses: OfficeCourseRow[]; total: number }> {
  const rows = await listOfficeCourses.rows(db, {
    patterns: search.split(/\s+/).filter(Boolean).map(holding),
    courseId: courseId ?? null,
    sortBy,
    direction: sortDirection,
    ...page,
  });
  return {
    courses: rows.flatMap(toRow),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists the courses, including those never published, 20 a page. */
export const listCourses = (
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: CourseFilter & Order & { pageNo: number },
) => findCourses(db, filter, { sortBy, sortDirection, ...pageOf(pageNo) });
