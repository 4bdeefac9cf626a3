import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The signed-in user: profile, roles, cohorts by group. */
export const dataProfileQuery = () =>
  callQuery(
    ['profiles', 'data-profile'],
    api.profiles.readDataProfile,
    {},
    { staleTime: Number.POSITIVE_INFINITY },
  );
