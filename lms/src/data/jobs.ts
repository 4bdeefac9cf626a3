import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobActivity } from '@plinth/domain/jobs/job-activity';
import type { OfferDecision } from '@plinth/domain/jobs/offer-status';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

type OpeningFilter = {
  cohortId: string;
  workMode: WorkMode | null;
  location: string;
  search: string;
  isSaved: boolean;
  /** From 0. */
  pageNo: number;
};

type OpeningAddress = { cohortId: string; jobOpeningId: string };
type ApplicationAddress = { cohortId: string; userJobId: string };

/** The openings that take applications, page by page. */
export const openingsQuery = ({ cohortId, workMode, location, search, isSaved, pageNo }: OpeningFilter) =>
  callQuery(
    ['jobs', cohortId, 'openings', { workMode, location, search, isSaved, pageNo }],
    api.jobs.listOpenings,
    {
      query: {
        cohortId,
        pageNo,
        ...(workMode ? { workMode } : {}),
        ...(location ? { location } : {}),
        ...(search ? { search } : {}),
        ...(isSaved ? { saved: 'true' } : {}),
      },
    },
  );

/** One opening with its questions. */
export const openingQuery = (query: OpeningAddress) =>
  callQuery(['jobs', query.cohortId, 'opening', query.jobOpeningId], api.jobs.readOpening, { query });

/** What of an opening's criteria the learner meets. Form and profile change it, so it is asked anew. */
export const criteriaQuery = (query: OpeningAddress) =>
  callQuery(
    ['jobs', query.cohortId, 'criteria', query.jobOpeningId],
    api.jobs.checkCriteria,
    { query },
    { staleTime: 0 },
  );

/** Whether the learner has applied for an opening. */
export const applyStatusQuery = (query: OpeningAddress) =>
  callQuery(['jobs', query.cohortId, 'apply-status', query.jobOpeningId], api.jobs.readApplyStatus, {
    query,
  });

/** The own applications, page by page. */
export const appliedQuery = (cohortId: string, pageNo: number) =>
  callQuery(
    ['jobs', cohortId, 'applied', pageNo],
    api.jobs.listApplied,
    { query: { cohortId, pageNo } },
    { staleTime: 0 },
  );

/** An own application and its steps. Staff move it on, so it is asked anew. */
export const applicationQuery = (query: ApplicationAddress) =>
  callQuery(
    ['jobs', query.cohortId, 'application', query.userJobId],
    api.jobs.readApplication,
    { query },
    { staleTime: 0 },
  );

/** What changes with an application: the lists, and where the learner stands with placement. */
export const forgetJobs = (cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['jobs', cohortId] }),
    queryClient.invalidateQueries({ queryKey: ['placement'] }),
  ]);

type HandIn = { resumeDocumentId: string; responses: ResponseEntry[] };

/** Applies for an opening, once. */
export const applyForJob = (body: OpeningAddress & HandIn) => api.jobs.apply({ body });

/** Withdraws or renews an application, or changes what was handed in. */
export const changeApplication = (
  body: ApplicationAddress & Partial<HandIn> & { recordStatus?: 'ACTIVE' | 'INACTIVE' },
) => api.jobs.changeApplication({ body });

/** Notes that an opening was seen, or keeps it or not. */
export const markJob = (body: OpeningAddress & { activity: JobActivity }) => api.jobs.markActivity({ body });

/** Accepts or declines the own offer. */
export const decideJobOffer = (body: ApplicationAddress & { offerStatus: OfferDecision }) =>
  api.jobs.decideOffer({ body });

/** Says how a round was, or without one the whole application. */
export const sendJobFeedback = (
  body: ApplicationAddress & { round?: InterviewRound; responses: ResponseEntry[] },
) => api.jobs.submitFeedback({ body });
