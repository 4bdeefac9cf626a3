import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { GroupSort } from '@plinth/domain/mentors/group-sort';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

const own = (cohortId: string) => ['mentors', cohortId] as const;

/** A mentor's own cohorts, with the pending work in each. */
export const mentorPageQuery = () => callQuery(['mentors', 'page'], api.mentors.readPage, {});

/** A cohort for its guide: pending work, next sessions, and the guide's own times and groups. */
export const mentorDashboardQuery = (cohortId: string) =>
  callQuery([...own(cohortId), 'dashboard'], api.mentors.readDashboard, { query: { cohortId } });

/** A guide's own groups with their learners. */
export const ownGroupsQuery = (cohortId: string) =>
  callQuery(
    [...own(cohortId), 'groups'],
    api.cohorts.readMentorCohortData,
    { params: { cohortId } },
    { staleTime: 5 * 60_000 },
  );

export type GroupFilter = {
  kind: NodeType | null;
  sortBy: GroupSort;
  sortDirection: 'ASC' | 'DESC';
  /** Counted from 0. */
  pageNo: number;
};

/** A page of the learners in the guide's groups. */
export const groupPerformanceQuery = (cohortId: string, { kind, ...filter }: GroupFilter) =>
  callQuery([...own(cohortId), 'group-performance', { ...filter, kind }], api.mentors.readGroupPerformance, {
    params: { cohortId },
    query: { ...filter, ...(kind ? { 'node-type': kind } : {}) },
  });

/** The performance of one learner in the guide's groups. */
export const learnerPerformanceQuery = (cohortId: string, userId: string) =>
  callQuery([...own(cohortId), 'learner-performance', userId], api.mentors.readLearnerPerformance, {
    params: { cohortId },
    query: { 'user-id': userId },
  });

/** Reloads the performance of a learner in the guide's groups. */
export const forgetLearner = ({ cohortId, userId }: { cohortId: string; userId: string }) =>
  queryClient.invalidateQueries({ queryKey: learnerPerformanceQuery(cohortId, userId).queryKey });
