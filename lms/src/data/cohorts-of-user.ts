import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The courses of a hub, unfiltered (D-65); asked again whenever the hub opens. */
export const userCohortDataQuery = (source: 'learner-hub' | 'ig-hub' | 'mentor-hub') =>
  queryOptions({
    queryKey: ['cohorts', 'user-cohort-data', source],
    queryFn: ({ signal }) => api.cohorts.listUserCohortData({ query: { source } }, { signal }),
    staleTime: 0,
  });

/** The cohorts with the interest in placement, and the placement-hub cohort. */
export const userCohortsInfoQuery = () =>
  queryOptions({
    queryKey: ['cohorts', 'user-cohorts-info'],
    queryFn: ({ signal }) => api.cohorts.listUserCohortsInfo({}, { signal }),
  });
