import { COURSE_SORTS } from '@plinth/domain/courses/office-course';
import { sortedListFilter } from '../list/sorted-list-filter.ts';

/** The courses that an address names. */
export const courseFilter = sortedListFilter({
  columns: COURSE_SORTS,
  usual: { column: 'title', direction: 'ascending' },
});
