import { queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';

/** What the own teaching has come to (API-223). */
export const impactQuery = () =>
  queryOptions({
    queryKey: ['impact', 'own'],
    queryFn: ({ signal }) => laterApi.impact.read({}, { signal }),
  });

/** The mentors who did most of each kind of work (API-224). */
export const topMentorsQuery = () =>
  queryOptions({
    queryKey: ['impact', 'top'],
    queryFn: ({ signal }) => laterApi.impact.listTopMentors({}, { signal }),
  });
