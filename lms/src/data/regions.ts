import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The visitor's marketing region; it decides where logging out leads. */
export const regionQuery = () =>
  queryOptions({
    queryKey: ['regions', 'region'],
    queryFn: ({ signal }) => api.regions.region({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
