import { COURSE_SORTS, type CourseSort } from '@plinth/domain/courses/office-course';
import type { OfficeCourseFilter } from '../../../data/office-courses.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The parameters of the address that are filters. */
export const COURSE_FILTERS = ['search'] as const;

export const courseSortOf = ({ sort }: ListSearch): Sort<CourseSort> =>
  sortOf(sort, COURSE_SORTS, { column: 'title', direction: 'ascending' });

/** Reads the list of courses that an address names. */
export function courseFilterOf(search: ListSearch): OfficeCourseFilter {
  return {
    search: searchTextOf(search),
    ...sortedPageOf(search, courseSortOf(search)),
  };
}
