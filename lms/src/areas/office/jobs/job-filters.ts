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
import { oneOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import { sortOf } from '../list/sort-of.ts';
import { sortedPageOf } from '../list/sorted-page-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

const EMPLOYER_STATES = ['ACTIVE', 'ENDED'] as const;

/** The parameters of each address that are filters. */
export const EMPLOYER_FILTERS = ['search', 'state'] as const;
export const OPENING_FILTERS = ['search', 'state', 'employer'] as const;
export const JOB_FEEDBACK_FILTERS = ['search', 'round'] as const;
export const JOB_APPLICATION_FILTERS = ['search', 'stand', 'opening'] as const;

const idOf = (text: string | undefined) => (Id.safeParse(text).success ? text : undefined);

export const employerSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, EMPLOYER_SORTS, { column: 'name', direction: 'ascending' });
export const openingSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, OPENING_SORTS, { column: 'closingDate', direction: 'descending' });
export const jobApplicationSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, JOB_APPLICATION_SORTS, { column: 'appliedAt', direction: 'descending' });
export const jobFeedbackSortOf = ({ sort }: ListSearch) =>
  sortOf(sort, JOB_FEEDBACK_SORTS, { column: 'createdAt', direction: 'descending' });

export function employersPageOf(search: ListSearch): EmployersPage {
  const state = oneOf(EMPLOYER_STATES, search.state);
  return {
    search: searchTextOf(search),
    ...(state ? { state } : {}),
    ...sortedPageOf(search, employerSortOf(search)),
  };
}

export function openingFilterOf(search: ListSearch): OpeningFilter {
  const [state, employerId] = [oneOf(OPENING_STATES, search.state), idOf(search.employer)];
  return {
    search: searchTextOf(search),
    ...(state ? { state } : {}),
    ...(employerId ? { employerId } : {}),
  };
}

export const openingsPageOf = (search: ListSearch): OpeningsPage => ({
  ...openingFilterOf(search),
  ...sortedPageOf(search, openingSortOf(search)),
});

export function jobApplicationFilterOf(search: ListSearch): JobApplicationFilter {
  const [stand, jobOpeningId] = [oneOf(JOB_APPLICATION_STANDS, search.stand), idOf(search.opening)];
  return {
    search: searchTextOf(search),
    ...(stand ? { stand } : {}),
    ...(jobOpeningId ? { jobOpeningId } : {}),
  };
}

export const jobApplicationsPageOf = (search: ListSearch): JobApplicationsPage => ({
  ...jobApplicationFilterOf(search),
  ...sortedPageOf(search, jobApplicationSortOf(search)),
});

export function jobFeedbackPageOf(search: ListSearch): JobFeedbackPage {
  const round = oneOf(INTERVIEW_ROUNDS, search.round);
  return {
    search: searchTextOf(search),
    ...(round ? { round } : {}),
    ...sortedPageOf(search, jobFeedbackSortOf(search)),
  };
}
