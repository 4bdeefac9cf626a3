import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** People found by support staff; pages count from 0. Each call is recorded, so none is made without a request. */
export const peopleQuery = (search: string, pageNo: number) =>
  callQuery(
    ['support', 'people', search, pageNo],
    api.support.findPeople,
    { body: { search, pageNo } },
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
