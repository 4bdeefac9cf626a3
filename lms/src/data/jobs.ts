import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { InterviewRound } from '@plinth/domain/jobs/interview-round';
import type { JobActivity } from '@plinth/domain/jobs/job-activity';
import type { OfferDecision } from '@plinth/domain/jobs/offer-status';
import type { WorkMode } from '@plinth/domain/jobs/work-mode';
import { queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';
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

/** The openings that take applications, page by page (API-256). */
export const openingsQuery = ({ cohortId, workMode, location, search, isSaved, pageNo }: OpeningFilter) =>
  queryOptions({
    queryKey: ['jobs', cohortId, 'openings', { workMode, location, search, isSaved, pageNo }],
    queryFn: ({ signal }) =>
      laterApi.jobs.listOpenings(
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
        { signal },
      ),
  });

/** One opening with its questions (API-257). */
export const openingQuery = (query: OpeningAddress) =>
  queryOptions({
    queryKey: ['jobs', query.cohortId, 'opening', query.jobOpeningId],
    queryFn: ({ signal }) => laterApi.jobs.readOpening({ query }, { signal }),
  });

/** What of an opening's criteria the learner meets (API-264). Form and profile change it, so it is asked anew. */
export const criteriaQuery = (query: OpeningAddress) =>
  queryOptions({
    queryKey: ['jobs', query.cohortId, 'criteria', query.jobOpeningId],
    queryFn: ({ signal }) => laterApi.jobs.checkCriteria({ query }, { signal }),
    staleTime: 0,
  });

/** Whether the learner has applied for an opening (API-258). */
export const applyStatusQuery = (query: OpeningAddress) =>
  queryOptions({
    queryKey: ['jobs', query.cohortId, 'apply-status', query.jobOpeningId],
    queryFn: ({ signal }) => laterApi.jobs.readApplyStatus({ query }, { signal }),
  });

/** The own applications, page by page (API-265). */
export const appliedQuery = (cohortId: string, pageNo: number) =>
  queryOptions({
    queryKey: ['jobs', cohortId, 'applied', pageNo],
    queryFn: ({ signal }) => laterApi.jobs.listApplied({ query: { cohortId, pageNo } }, { signal }),
    staleTime: 0,
  });

/** An own application and its steps (API-267). Staff move it on, so it is asked anew. */
export const applicationQuery = (query: ApplicationAddress) =>
  queryOptions({
    queryKey: ['jobs', query.cohortId, 'application', query.userJobId],
    queryFn: ({ signal }) => laterApi.jobs.readApplication({ query }, { signal }),
    staleTime: 0,
  });

/** What changes with an application: the lists, and where the learner stands with placement. */
export const forgetJobs = (cohortId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['jobs', cohortId] }),
    queryClient.invalidateQueries({ queryKey: ['placement'] }),
  ]);

type HandIn = { resumeDocumentId: string; responses: ResponseEntry[] };

/** Applies for an opening, once (API-259). */
export const applyForJob = (body: OpeningAddress & HandIn) => laterApi.jobs.apply({ body });

/** Withdraws or renews an application, or changes what was handed in (API-260). */
export const changeApplication = (
  body: ApplicationAddress & Partial<HandIn> & { recordStatus?: 'ACTIVE' | 'INACTIVE' },
) => laterApi.jobs.changeApplication({ body });

/** Notes that an opening was seen, or keeps it or not (API-261). */
export const markJob = (body: OpeningAddress & { activity: JobActivity }) =>
  laterApi.jobs.markActivity({ body });

/** Accepts or declines the own offer (API-263). */
export const decideJobOffer = (body: ApplicationAddress & { offerStatus: OfferDecision }) =>
  laterApi.jobs.decideOffer({ body });

/** Says how a round was, or without one the whole application (API-262). */
export const sendJobFeedback = (
  body: ApplicationAddress & { round?: InterviewRound; responses: ResponseEntry[] },
) => laterApi.jobs.submitFeedback({ body });
