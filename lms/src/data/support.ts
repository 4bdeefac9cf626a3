import { queryOptions } from '@tanstack/react-query';
import { laterApi } from './later-api.ts';

/** People whom support staff look for (ROLE-33); a page counts from 0. Each call is recorded, so none is made unasked. */
export const peopleQuery = (search: string, pageNo: number) =>
  queryOptions({
    queryKey: ['support', 'people', search, pageNo],
    queryFn: ({ signal }) => laterApi.support.findPeople({ body: { search, pageNo } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
