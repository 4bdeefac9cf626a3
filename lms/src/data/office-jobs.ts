import type { EmployerFacts, EmployerSort } from '@plinth/domain/jobs/employer';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobFeedbackSort } from '@plinth/domain/jobs/job-feedback';
import type {
  JobApplicationSort,
  JobApplicationStand,
  JobOffer,
  RoundMove,
} from '@plinth/domain/jobs/office-job-application';
import type { OpeningFacts, OpeningSort, OpeningState } from '@plinth/domain/jobs/office-opening';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { SortedPage } from './sorted-page.ts';

export type EmployersPage = SortedPage<EmployerSort> & { search: string; state?: 'ACTIVE' | 'ENDED' };
export type OpeningFilter = { search: string; state?: OpeningState; employerId?: string };
export type OpeningsPage = SortedPage<OpeningSort> & OpeningFilter;
export type JobApplicationFilter = { search: string; stand?: JobApplicationStand; jobOpeningId?: string };
export type JobApplicationsPage = SortedPage<JobApplicationSort> & JobApplicationFilter;
export type JobFeedbackPage = SortedPage<JobFeedbackSort> & { search: string; round?: InterviewRound };

const JOBS = ['office', 'jobs'];

export const employersQuery = (query: EmployersPage) =>
  freshQuery([...JOBS, 'employers', query], api.officeJobs.listEmployers, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchEmployersFile = async ({ pageNo: _page, ...query }: EmployersPage): Promise<File> =>
  (await api.officeJobs.downloadEmployers({ query })).body;

export const employerNamesQuery = () =>
  freshQuery([...JOBS, 'employer-names'], api.officeJobs.listEmployerNames, {});

export const employerQuery = (employerId: string) =>
  freshQuery([...JOBS, 'employer', employerId], api.officeJobs.readEmployer, { params: { employerId } });

export const makeEmployer = (body: EmployerFacts) => api.officeJobs.makeEmployer({ body });

export const changeEmployer = (employerId: string, body: { seen: string; facts: EmployerFacts }) =>
  api.officeJobs.changeEmployer({ params: { employerId }, body });

export const endEmployer = (employerId: string, reason: string) =>
  api.officeJobs.endEmployer({ params: { employerId }, body: { reason } });

export const resumeEmployer = (employerId: string) =>
  api.officeJobs.resumeEmployer({ params: { employerId } });

export const openingsQuery = (query: OpeningsPage) =>
  freshQuery([...JOBS, 'openings', query], api.officeJobs.listOpenings, { query });

export const fetchOpeningsFile = async (query: OpeningFilter): Promise<File> =>
  (await api.officeJobs.downloadOpenings({ query })).body;

export const officeOpeningQuery = (jobOpeningId: string) =>
  freshQuery([...JOBS, 'opening', jobOpeningId], api.officeJobs.readOpening, { params: { jobOpeningId } });

export const makeOpening = (body: OpeningFacts) => api.officeJobs.makeOpening({ body });

export const changeOpening = (jobOpeningId: string, body: { seen: string; facts: OpeningFacts }) =>
  api.officeJobs.changeOpening({ params: { jobOpeningId }, body });

export const publishOpening = (jobOpeningId: string) =>
  api.officeJobs.publishOpening({ params: { jobOpeningId } });

export const closeOpening = (jobOpeningId: string, reason: string) =>
  api.officeJobs.closeOpening({ params: { jobOpeningId }, body: { reason } });

export const jobApplicationsQuery = (query: JobApplicationsPage) =>
  freshQuery([...JOBS, 'applications', query], api.officeJobs.listApplications, { query });

export const fetchJobApplicationsFile = async (query: JobApplicationFilter): Promise<File> =>
  (await api.officeJobs.downloadApplications({ query })).body;

export const jobFeedbackQuery = (query: JobFeedbackPage) =>
  freshQuery([...JOBS, 'feedback', query], api.officeJobs.listFeedback, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchJobFeedbackFile = async ({ pageNo: _page, ...query }: JobFeedbackPage): Promise<File> =>
  (await api.officeJobs.downloadFeedback({ query })).body;

export const jobApplicationQuery = (userJobId: string) =>
  freshQuery([...JOBS, 'application', userJobId], api.officeJobs.readApplication, { params: { userJobId } });

export const fetchJobResume = async (userJobId: string): Promise<File> =>
  (await api.officeJobs.openResume({ params: { userJobId } })).body;

export const moveJobRound = (userJobId: string, body: RoundMove) =>
  api.officeJobs.moveRound({ params: { userJobId }, body });

export const makeJobOffer = (userJobId: string, body: JobOffer) =>
  api.officeJobs.makeOffer({ params: { userJobId }, body });
