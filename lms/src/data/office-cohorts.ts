import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import type { CohortStatus } from '@plinth/domain/cohorts/cohort-status';
import type { CohortSchedule, NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

export type OfficeCohortFilter = {
  /** From 0. */
  pageNo: number;
  search: string;
  status?: CohortStatus;
  sortBy: 'startsAt' | 'title' | 'learners';
  sortDirection: 'asc' | 'desc';
};

/** A page of the cohorts of the school. */
export const officeCohortsQuery = (query: OfficeCohortFilter) =>
  callQuery(['office', 'cohorts', query], api.officeCohorts.list, { query }, { staleTime: 0 });

/** What a cohort can be made from. */
export const cohortMakingsQuery = () =>
  callQuery(['office', 'cohort-makings'], api.officeCohorts.readChoices, {});

/** The calendar that a cohort would have. */
export const cohortPreviewQuery = (schedule: CohortSchedule) =>
  callQuery(
    ['office', 'cohort-preview', schedule],
    api.officeCohorts.preview,
    { body: schedule },
    { staleTime: 0, retry: false },
  );

export const createCohort = (body: NewCohort) => api.officeCohorts.create({ body });

/** What a cohort is called, and what is set in it. */
export const cohortSettingsQuery = (cohortId: string) =>
  callQuery(['office', 'cohort-settings', cohortId], api.officeCohorts.readSettings, {
    params: { cohortId },
  });

/** @param seen what the change was made from */
export const saveCohortSettings = (cohortId: string, settings: CohortSettings, seen: CohortSettings) =>
  api.officeCohorts.saveSettings({ params: { cohortId }, body: { settings, seen } });

/** The whole list of a filter as a CSV file. */
export const fetchCohortsFile = async ({
  pageNo: _pageNo,
  sortBy: _sortBy,
  sortDirection: _direction,
  ...query
}: OfficeCohortFilter): Promise<File> => (await api.officeCohorts.download({ query })).body;
