import type { NodeType } from '@plinth/domain/curriculum/node-type';
import type { GroupSort } from '@plinth/domain/mentors/group-sort';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';
import { queryClient } from './query-client.ts';

const own = (cohortId: string) => ['mentors', cohortId] as const;

/** The own cohorts of a mentor with what waits in each. */
export const mentorPageQuery = () => callQuery(['mentors', 'page'], api.mentors.readPage, {});

/** A cohort for its guide: what waits, the next sessions, the own times and groups. */
export const mentorDashboardQuery = (cohortId: string) =>
  callQuery([...own(cohortId), 'dashboard'], api.mentors.readDashboard, { query: { cohortId } });

/** The own groups of a guide with their learners. */
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
  /** Counts from 0. */
  pageNo: number;
};

/** A page of the learners of the own groups. */
export const groupPerformanceQuery = (cohortId: string, { kind, ...filter }: GroupFilter) =>
  callQuery([...own(cohortId), 'group-performance', { ...filter, kind }], api.mentors.readGroupPerformance, {
    params: { cohortId },
    query: { ...filter, ...(kind ? { 'node-type': kind } : {}) },
  });

/** How one learner of the own groups does. */
export const learnerPerformanceQuery = (cohortId: string, userId: string) =>
  callQuery([...own(cohortId), 'learner-performance', userId], api.mentors.readLearnerPerformance, {
    params: { cohortId },
    query: { 'user-id': userId },
  });

/** Reads anew how a learner of the own groups does. */
export const forgetLearner = ({ cohortId, userId }: { cohortId: string; userId: string }) =>
  queryClient.invalidateQueries({ queryKey: learnerPerformanceQuery(cohortId, userId).queryKey });
