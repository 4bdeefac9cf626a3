import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** What is waiting for the caller in the office, and since when. */
export const waitingQuery = () => callQuery(['office', 'waiting'], api.waiting.list, {}, { staleTime: 0 });
