import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import type { CohortSchedule, NewCohort } from '@plinth/domain/cohorts/new-cohort';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of the school's cohorts. */
export const officeCohortsQuery = (query: QueryOf<typeof api.officeCohorts.list>) =>
  freshQuery(['office', 'cohorts', query], api.officeCohorts.list, { query });

/** The choices for creating a cohort. */
export const cohortMakingsQuery = () =>
  callQuery(['office', 'cohort-makings'], api.officeCohorts.readChoices, {});

/** The calendar that a cohort with this schedule would have. */
export const cohortPreviewQuery = (schedule: CohortSchedule) =>
  callQuery(
    ['office', 'cohort-preview', schedule],
    api.officeCohorts.preview,
    { body: schedule },
    { staleTime: 0, retry: false },
  );

export const createCohort = (body: NewCohort) => api.officeCohorts.create({ body });

/** A cohort's name and settings. */
export const cohortSettingsQuery = (cohortId: string) =>
  callQuery(['office', 'cohort-settings', cohortId], api.officeCohorts.readSettings, {
    params: { cohortId },
  });

/** @param seen the settings that the change was based on */
export const saveCohortSettings = (cohortId: string, settings: CohortSettings, seen: CohortSettings) =>
  api.officeCohorts.saveSettings({ params: { cohortId }, body: { settings, seen } });

/** The whole filtered list as a CSV file. */
export const fetchCohortsFile = (query: QueryOf<typeof api.officeCohorts.download>) =>
  api.officeCohorts.download({ query });
