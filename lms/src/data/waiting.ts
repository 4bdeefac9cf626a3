import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

/** What is waiting for the caller in the office, and since when. */
export const waitingQuery = () => freshQuery(['office', 'waiting'], api.waiting.list, {});
