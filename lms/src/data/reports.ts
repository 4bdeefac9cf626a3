import type { Assessment, Report } from '@plinth/domain/assignments/report';
import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { ReviewFilter } from '@plinth/domain/reviews/review-filter';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

export type ReportFilter = {
  reviewStatus: ReviewFilter | null;
  namespace: Namespace | null;
  userId: string | null;
  sorting: 'ASC' | 'DESC';
  /** Counted from 0. */
  pageNo: number;
};

/** The query key of all answers about the hand-ins of the mentor's learners. */
export const reportsKey = (cohortId: string) => ['reports', cohortId] as const;

/** A page of the hand-ins of the learners in the mentor's groups. */
export const reportsQuery = (
  cohortId: string,
  { reviewStatus, namespace, userId, ...filter }: ReportFilter,
) =>
  freshQuery(
    [...reportsKey(cohortId), 'list', { ...filter, reviewStatus, namespace, userId }],
    api.assignments.listReports,
    {
      params: { cohortId },
      query: {
        ...filter,
        ...(reviewStatus ? { reviewStatus } : {}),
        ...(namespace ? { namespace } : {}),
        ...(userId ? { 'user-id': userId } : {}),
      },
    },
  );

/** A hand-in; null if it belongs to none of the mentor's learners. */
export const reportQuery = (cohortId: string, reportId: string) =>
  queryOptions({
    queryKey: [...reportsKey(cohortId), 'one', reportId],
    queryFn: async ({ signal }): Promise<Report | null> => {
      const query = { 'report-id': reportId };
      return (
        (await api.assignments.listReports({ params: { cohortId }, query }, { signal })).reports[0] ?? null
      );
    },
    staleTime: 0,
  });

type Verdict = { reviewStatus: Assessment; score?: number; outOf?: number; remark?: string };

/** Takes a hand-in into review, or assesses it. */
export const assessReport = (
  cohortId: string,
  { userId, namespace, nodeId, reportId, version }: Report,
  verdict: Verdict,
) =>
  api.assignments.assess({
    query: { 'user-id': userId, namespace },
    body: { cohortId, nodeId, reportId, version, ...verdict },
  });
