import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Who is signed in: profile, roles, cohorts by group. */
export const dataProfileQuery = () =>
  queryOptions({
    queryKey: ['profiles', 'data-profile'],
    queryFn: ({ signal }) => api.profiles.readDataProfile({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
