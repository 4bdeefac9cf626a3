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
import { given, oneOf } from '../../../parts/address-values.ts';
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

export const employersPageOf = (search: ListSearch): EmployersPage => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(EMPLOYER_STATES, search.state) }),
  ...sortedPageOf(search, employerSortOf(search)),
});

export const openingFilterOf = (search: ListSearch): OpeningFilter => ({
  search: searchTextOf(search),
  ...given({ state: oneOf(OPENING_STATES, search.state), employerId: idOf(search.employer) }),
});

export const openingsPageOf = (search: ListSearch): OpeningsPage => ({
  ...openingFilterOf(search),
  ...sortedPageOf(search, openingSortOf(search)),
});

export const jobApplicationFilterOf = (search: ListSearch): JobApplicationFilter => ({
  search: searchTextOf(search),
  ...given({ stand: oneOf(JOB_APPLICATION_STANDS, search.stand), jobOpeningId: idOf(search.opening) }),
});

export const jobApplicationsPageOf = (search: ListSearch): JobApplicationsPage => ({
  ...jobApplicationFilterOf(search),
  ...sortedPageOf(search, jobApplicationSortOf(search)),
});

export const jobFeedbackPageOf = (search: ListSearch): JobFeedbackPage => ({
  search: searchTextOf(search),
  ...given({ round: oneOf(INTERVIEW_ROUNDS, search.round) }),
  ...sortedPageOf(search, jobFeedbackSortOf(search)),
});
