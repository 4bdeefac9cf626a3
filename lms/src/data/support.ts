import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** People whom support staff look for; a page counts from 0. Each call is recorded, so none is made unasked. */
export const peopleQuery = (search: string, pageNo: number) =>
  callQuery(
    ['support', 'people', search, pageNo],
    api.support.findPeople,
    { body: { search, pageNo } },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
