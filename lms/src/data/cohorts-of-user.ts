import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';

/** The courses of a hub, unfiltered; reloaded whenever the hub opens. */
export const userCohortDataQuery = (source: 'learner-hub' | 'ig-hub' | 'mentor-hub') =>
  freshQuery(['cohorts', 'user-cohort-data', source], api.cohorts.listUserCohortData, { query: { source } });

/** The cohorts with the placement interest, and the placement-hub cohort. */
export const userCohortsInfoQuery = () =>
  callQuery(['cohorts', 'user-cohorts-info'], api.cohorts.listUserCohortsInfo, {});
