import type { HealthSort } from '@plinth/domain/cohorts/cohort-health';
import type { RiskReason } from '@plinth/domain/cohorts/learner-risk';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

export type HealthFilter = {
  search: string;
  groupId?: string;
  risk?: 'ANY' | RiskReason;
  sortBy: HealthSort;
  sortDirection: 'asc' | 'desc';
};

/** Pages count from 0. */
export type HealthPage = HealthFilter & { pageNo: number };

/** A cohort's health, with a page of its learners. */
export const cohortHealthQuery = (cohortId: string, query: HealthPage) =>
  freshQuery(['office', 'cohorts', cohortId, 'health', query], api.officeHealth.read, {
    params: { cohortId },
    query,
  });

/** The same for a cohort that the caller leads, or for the caller's groups in it. */
export const ownHealthQuery = (cohortId: string, query: HealthPage) =>
  freshQuery(['own-health', cohortId, query], api.officeHealth.readOwn, { params: { cohortId }, query });

/** All filtered learners as a CSV file. */
export const fetchHealthFile = (cohortId: string, query: HealthFilter) =>
  api.officeHealth.download({ params: { cohortId }, query });
