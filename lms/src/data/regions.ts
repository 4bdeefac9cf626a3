import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The visitor's country, as far as the server knows it. */
export const locationQuery = () =>
  callQuery(['regions', 'location'], api.regions.location, {}, { staleTime: Number.POSITIVE_INFINITY });

/** The visitor's marketing region; it decides where logging out leads. */
export const regionQuery = () =>
  callQuery(['regions', 'region'], api.regions.region, {}, { staleTime: Number.POSITIVE_INFINITY });
