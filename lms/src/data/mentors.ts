import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { GroupSort } from '@plinth/domain/mentors/group-sort';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { laterApi } from './later-api.ts';
import { queryClient } from './query-client.ts';

const own = (cohortId: string) => ['mentors', cohortId] as const;

/** The own cohorts of a mentor with what waits in each. */
export const mentorPageQuery = () =>
  queryOptions({
    queryKey: ['mentors', 'page'],
    queryFn: ({ signal }) => laterApi.mentors.readPage({}, { signal }),
  });

/** A cohort for its guide: what waits, the next sessions, the own times and groups. */
export const mentorDashboardQuery = (cohortId: string) =>
  queryOptions({
    queryKey: [...own(cohortId), 'dashboard'],
    queryFn: ({ signal }) => laterApi.mentors.readDashboard({ query: { cohortId } }, { signal }),
  });

/** The own groups of a guide with their learners. */
export const ownGroupsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: [...own(cohortId), 'groups'],
    queryFn: ({ signal }) => api.cohorts.readMentorCohortData({ params: { cohortId } }, { signal }),
    staleTime: 5 * 60_000,
  });

export type GroupFilter = {
  kind: NodeType | null;
  sortBy: GroupSort;
  sortDirection: 'ASC' | 'DESC';
  /** Counts from 0. */
  pageNo: number;
};

/** A page of the learners of the own groups. */
export const groupPerformanceQuery = (cohortId: string, { kind, ...filter }: GroupFilter) =>
  queryOptions({
    queryKey: [...own(cohortId), 'group-performance', { ...filter, kind }],
    queryFn: ({ signal }) =>
      laterApi.mentors.readGroupPerformance(
        { params: { cohortId }, query: { ...filter, ...(kind ? { 'node-type': kind } : {}) } },
        { signal },
      ),
  });

/** How one learner of the own groups does. */
export const learnerPerformanceQuery = (cohortId: string, userId: string) =>
  queryOptions({
    queryKey: [...own(cohortId), 'learner-performance', userId],
    queryFn: ({ signal }) =>
      laterApi.mentors.readLearnerPerformance(
        { params: { cohortId }, query: { 'user-id': userId } },
        { signal },
      ),
  });

/** Reads anew how a learner of the own groups does. */
export const forgetLearner = ({ cohortId, userId }: { cohortId: string; userId: string }) =>
  queryClient.invalidateQueries({ queryKey: learnerPerformanceQuery(cohortId, userId).queryKey });
