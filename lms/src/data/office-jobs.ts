import type { EmployerFacts, JobsEnd } from '@plinth/domain/jobs/employer';
import type { JobOffer, RoundMove } from '@plinth/domain/jobs/office-job-application';
import type { OpeningFacts } from '@plinth/domain/jobs/office-opening';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const JOBS = ['office', 'jobs'];

export const employersQuery = (query: QueryOf<typeof api.officeJobs.listEmployers>) =>
  freshQuery([...JOBS, 'employers', query], api.officeJobs.listEmployers, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchEmployersFile = (query: QueryOf<typeof api.officeJobs.downloadEmployers>) =>
  api.officeJobs.downloadEmployers({ query });

export const employerNamesQuery = () =>
  freshQuery([...JOBS, 'employer-names'], api.officeJobs.listEmployerNames, {});

export const employerQuery = (employerId: string) =>
  freshQuery([...JOBS, 'employer', employerId], api.officeJobs.readEmployer, { params: { employerId } });

export const makeEmployer = (body: EmployerFacts) => api.officeJobs.makeEmployer({ body });

export const changeEmployer = (employerId: string, body: { seen: string; facts: EmployerFacts }) =>
  api.officeJobs.changeEmployer({ params: { employerId }, body });

export const endEmployer = (employerId: string, body: JobsEnd) =>
  api.officeJobs.endEmployer({ params: { employerId }, body });

export const resumeEmployer = (employerId: string) =>
  api.officeJobs.resumeEmployer({ params: { employerId } });

export const openingsQuery = (query: QueryOf<typeof api.officeJobs.listOpenings>) =>
  freshQuery([...JOBS, 'openings', query], api.officeJobs.listOpenings, { query });

export const fetchOpeningsFile = (query: QueryOf<typeof api.officeJobs.downloadOpenings>) =>
  api.officeJobs.downloadOpenings({ query });

export const officeOpeningQuery = (jobOpeningId: string) =>
  freshQuery([...JOBS, 'opening', jobOpeningId], api.officeJobs.readOpening, { params: { jobOpeningId } });

export const makeOpening = (body: OpeningFacts) => api.officeJobs.makeOpening({ body });

export const changeOpening = (jobOpeningId: string, body: { seen: string; facts: OpeningFacts }) =>
  api.officeJobs.changeOpening({ params: { jobOpeningId }, body });

export const publishOpening = (jobOpeningId: string) =>
  api.officeJobs.publishOpening({ params: { jobOpeningId } });

export const closeOpening = (jobOpeningId: string, body: JobsEnd) =>
  api.officeJobs.closeOpening({ params: { jobOpeningId }, body });

export const jobApplicationsQuery = (query: QueryOf<typeof api.officeJobs.listApplications>) =>
  freshQuery([...JOBS, 'applications', query], api.officeJobs.listApplications, { query });

export const fetchJobApplicationsFile = (query: QueryOf<typeof api.officeJobs.downloadApplications>) =>
  api.officeJobs.downloadApplications({ query });

export const jobFeedbackQuery = (query: QueryOf<typeof api.officeJobs.listFeedback>) =>
  freshQuery([...JOBS, 'feedback', query], api.officeJobs.listFeedback, { query });

/** The whole list that a page belongs to, as a file. */
export const fetchJobFeedbackFile = (query: QueryOf<typeof api.officeJobs.downloadFeedback>) =>
  api.officeJobs.downloadFeedback({ query });

export const jobApplicationQuery = (userJobId: string) =>
  freshQuery([...JOBS, 'application', userJobId], api.officeJobs.readApplication, { params: { userJobId } });

export const fetchJobResume = (userJobId: string) => api.officeJobs.openResume({ params: { userJobId } });

export const moveJobRound = (userJobId: string, body: RoundMove) =>
  api.officeJobs.moveRound({ params: { userJobId }, body });

export const makeJobOffer = (userJobId: string, body: JobOffer) =>
  api.officeJobs.makeOffer({ params: { userJobId }, body });
