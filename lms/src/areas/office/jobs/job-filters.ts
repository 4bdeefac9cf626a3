import { Id } from '@plinth/domain/fields/id';
import { EMPLOYER_SORTS } from '@plinth/domain/jobs/employer';
import { INTERVIEW_ROUNDS } from '@plinth/domain/jobs/interview-round';
import { JOB_FEEDBACK_SORTS } from '@plinth/domain/jobs/job-feedback';
import { JOB_APPLICATION_SORTS, JOB_APPLICATION_STANDS } from '@plinth/domain/jobs/office-job-application';
import { OPENING_SORTS, OPENING_STATES } from '@plinth/domain/jobs/office-opening';
import type {
  EmployersPage,
  JobApplicationFilter,
  JobApplicationsPage,
  JobFeedbackPage,
  OpeningFilter,
  OpeningsPage,
} from '../../../data/office-jobs.ts';
import { oneOf, pageOf } from '../../../parts/address-values.ts';
import { type Sort, sortOf } from '../list/sort-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const EMPLOYER_STATES = ['ACTIVE', 'ENDED'] as const;

/** The parameters of each address that are filters. */
export const EMPLOYER_FILTERS = ['search', 'state'] as const;
export const OPENING_FILTERS = ['search', 'state', 'employer'] as const;
export const JOB_FEEDBACK_FILTERS = ['search', 'round'] as const;
export const JOB_APPLICATION_FILTERS = ['search', 'stand', 'opening'] as const;

const searchOf = ({ search }: ListSearch) => (search ?? '').slice(0, 100);
const idOf = (text: string | undefined) => (Id.safeParse(text).success ? text : undefined);
const directionOf = ({ direction }: Sort<string>) => (direction === 'ascending' ? 'asc' : 'desc');

export const employerSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, EMPLOYER_SORTS, { column: 'name', direction: 'ascending' });
export const openingSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, OPENING_SORTS, { column: 'closingDate', direction: 'descending' });
export const jobApplicationSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, JOB_APPLICATION_SORTS, { column: 'appliedAt', direction: 'descending' });
export const jobFeedbackSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, JOB_FEEDBACK_SORTS, { column: 'createdAt', direction: 'descending' });

export function employersPageOf(search: ListSearch): EmployersPage {
  const [state, sort] = [oneOf(EMPLOYER_STATES, search.state), employerSortOf(search)];
  return {
    search: searchOf(search),
    ...(state ? { state } : {}),
    pageNo: pageOf(search.page) - 1,
    sortBy: sort.column,
    sortDirection: directionOf(sort),
  };
}

export function openingFilterOf(search: ListSearch): OpeningFilter {
  const [state, employerId] = [oneOf(OPENING_STATES, search.state), idOf(search.employer)];
  return {
    search: searchOf(search),
    ...(state ? { state } : {}),
    ...(employerId ? { employerId } : {}),
  };
}

export function openingsPageOf(search: ListSearch): OpeningsPage {
  const sort = openingSortOf(search);
  return {
    ...openingFilterOf(search),
    pageNo: pageOf(search.page) - 1,
    sortBy: sort.column,
    sortDirection: directionOf(sort),
  };
}

export function jobApplicationFilterOf(search: ListSearch): JobApplicationFilter {
  const [stand, jobOpeningId] = [oneOf(JOB_APPLICATION_STANDS, search.stand), idOf(search.opening)];
  return {
    search: searchOf(search),
    ...(stand ? { stand } : {}),
    ...(jobOpeningId ? { jobOpeningId } : {}),
  };
}

export function jobApplicationsPageOf(search: ListSearch): JobApplicationsPage {
  const sort = jobApplicationSortOf(search);
  return {
    ...jobApplicationFilterOf(search),
    pageNo: pageOf(search.page) - 1,
    sortBy: sort.column,
    sortDirection: directionOf(sort),
  };
}

export function jobFeedbackPageOf(search: ListSearch): JobFeedbackPage {
  const [round, sort] = [oneOf(INTERVIEW_ROUNDS, search.round), jobFeedbackSortOf(search)];
  return {
    search: searchOf(search),
    ...(round ? { round } : {}),
    pageNo: pageOf(search.page) - 1,
    sortBy: sort.column,
    sortDirection: directionOf(sort),
  };
}
