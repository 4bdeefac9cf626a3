import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { GroupSort } from '@plinth/domain/mentors/group-sort';
import { GROUP_SORTS } from '@plinth/domain/mentors/group-sorts';
import { given, laterPageOf, oneOf } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';
import { mentorHref } from '../mentor-href.ts';

/** The kinds of work that the table may be narrowed to. */
export const WORK_KINDS = ['TOPIC', 'QUIZ', 'ASSIGNMENT', 'TASK'] as const satisfies readonly NodeType[];
type WorkKind = (typeof WORK_KINDS)[number];

/** The query string: the table with its order and kind of work, or one learner. */
export type GroupSearch = {
  kind?: WorkKind;
  sort?: GroupSort;
  direction?: 'ASC' | 'DESC';
  /** Counts from 1; the first page is left out. */
  page?: number;
  learner?: string;
};

/** Reads an address as typed or saved; unknown values are left out. */
export function readGroupSearch(typed: Record<string, unknown>): GroupSearch {
  return given({
    kind: oneOf(WORK_KINDS, typed.kind),
    sort: oneOf(GROUP_SORTS, typed.sort),
    direction: oneOf(['ASC', 'DESC'] as const, typed.direction),
    page: laterPageOf(typed.page),
    learner: textOf(typed.learner),
  });
}

/** Returns the filter in the form the call accepts; names start with A, numbers with the highest. */
export const filterOf = ({ kind, sort = 'credits', direction, page = 1 }: GroupSearch) => ({
  kind: kind ?? null,
  sortBy: sort,
  sortDirection: direction ?? (sort === 'name' ? ('ASC' as const) : ('DESC' as const)),
  pageNo: page - 1,
});

/** Returns only the table, without the learner shown in front of it. */
export const tableOf = ({ learner: _, ...table }: GroupSearch): GroupSearch => table;

/** Returns the address of the page. */
export const groupHref = (cohortId: string, search: GroupSearch): string =>
  mentorHref(cohortId, 'group-performance', search);
