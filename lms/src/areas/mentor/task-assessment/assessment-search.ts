import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { NAMESPACES } from '@plinth/domain/curriculum/namespaces';
import { given, oneOf, pageOf } from '../../../parts/address-values.ts';
import { textOf } from '../../../shell/search-values.ts';
import { mentorHref } from '../mentor-href.ts';

/** The states by which hand-ins can be filtered; overdue work was not handed in. */
export const LISTED_STATUSES = ['OPEN', 'IN_REVIEW', 'REVIEWED', 'REJECTED'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number] | 'all';

/**
 * The query string of the assessment page: the queue with its filters, or one hand-in (`report`). Without a status,
 * those without a verdict are shown, the longest waiting first: as many as the dashboard counts.
 */
export type AssessmentSearch = {
  status?: ListedStatus;
  part?: Namespace;
  learner?: string;
  /** Counts from 1; the first page is left out. */
  page?: number;
  report?: string;
};

/** Reads an address as typed or saved; unknown values are left out. */
export function readAssessmentSearch(typed: Record<string, unknown>): AssessmentSearch {
  const status = oneOf([...LISTED_STATUSES, 'all'] as const, typed.status);
  const page = pageOf(typed.page);
  return given({
    status: status === 'OPEN' ? undefined : status,
    part: oneOf(NAMESPACES, typed.part),
    learner: textOf(typed.learner),
    page: page > 1 ? page : undefined,
    report: textOf(typed.report),
  });
}

/**
 * Returns the filters in the form that the list call accepts; waiting ones are sorted by age, finished ones newest
 * first.
 */
export const filtersOf = ({ status = 'OPEN', part, learner, page = 1 }: AssessmentSearch) => ({
  reviewStatus: status === 'all' ? null : status,
  namespace: part ?? null,
  userId: learner ?? null,
  sorting: status === 'OPEN' || status === 'IN_REVIEW' ? ('ASC' as const) : ('DESC' as const),
  pageNo: page - 1,
});

/** Returns only the filters, without the hand-in shown in front of the queue. */
export const listOf = ({ report: _, ...list }: AssessmentSearch): AssessmentSearch => list;

/** Returns the address of the assessment page. */
export const assessmentHref = (cohortId: string, search: AssessmentSearch): string =>
  mentorHref(cohortId, 'task-assessment', search);
