import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobActivity } from '@plinth/domain/jobs/job-activity';
import type { OfferDecision } from '@plinth/domain/jobs/offer-status';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

type OpeningFilter = {
  cohortId: string;
  workMode: WorkMode | null;
  location: string;
  search: string;
  isSaved: boolean;
  /** Counted from 0. */
  pageNo: number;
};

type OpeningAddress = { cohortId: string; jobOpeningId: string };
type ApplicationAddress = { cohortId: string; userJobId: string };

/** The openings that accept applications, page by page. */
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

/**
 * The criteria of an opening with whether the learner meets them. Form and profile change this, so it is always
 * reloaded.
 */
export const criteriaQuery = (query: OpeningAddress) =>
  freshQuery(['jobs', query.cohortId, 'criteria', query.jobOpeningId], api.jobs.checkCriteria, { query });

/**
 * Whether the learner has applied for an opening, or may not. Form and staff change this, so it is always reloaded.
 */
export const applyStatusQuery = (query: OpeningAddress) =>
  freshQuery(['jobs', query.cohortId, 'apply-status', query.jobOpeningId], api.jobs.readApplyStatus, {
    query,
  });

/** The learner's own applications, page by page. */
export const appliedQuery = (cohortId: string, pageNo: number) =>
  freshQuery(['jobs', cohortId, 'applied', pageNo], api.jobs.listApplied, { query: { cohortId, pageNo } });

/** One of the learner's applications with its steps. Staff advance it, so it is always reloaded. */
export const applicationQuery = (query: ApplicationAddress) =>
  freshQuery(['jobs', query.cohortId, 'application', query.userJobId], api.jobs.readApplication, { query });

/** Reloads what changes with an application: the lists, and the learner's placement status. */
export const forgetJobs = (cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['jobs', cohortId] }),
    queryClient.invalidateQueries({ queryKey: ['placement'] }),
  ]);

type HandIn = { resumeDocumentId: string; responses: ResponseEntry[] };

/** Applies for an opening, once. */
export const applyForJob = (body: OpeningAddress & HandIn) => api.jobs.apply({ body });

/** Withdraws or renews an application, or changes its content. */
export const changeApplication = (
  body: ApplicationAddress & Partial<HandIn> & { recordStatus?: 'ACTIVE' | 'INACTIVE' },
) => api.jobs.changeApplication({ body });

/** Records that an opening was seen, or saved or not. */
export const markJob = (body: OpeningAddress & { activity: JobActivity }) => api.jobs.markActivity({ body });

/** Accepts or declines the learner's offer; `seen` is the `offeredAt` of the terms shown. */
export const decideJobOffer = (body: ApplicationAddress & { offerStatus: OfferDecision; seen: string }) =>
  api.jobs.decideOffer({ body });

/** Sends feedback on a round, or, without one, on the whole application. */
export const sendJobFeedback = (
  body: ApplicationAddress & { round?: InterviewRound; responses: ResponseEntry[] },
) => api.jobs.submitFeedback({ body });
