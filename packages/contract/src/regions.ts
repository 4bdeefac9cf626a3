import { Region } from '@plinth/domain/catalog/region';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get } = callsOf('regions');

export const regions = {
  location: get('/v1/client/public/lms/location', {
    access: 'public',
    summary: "Returns the caller's country, from the proxy's country header; IN if unknown. Stores nothing.",
    output: z.object({ countryCode: z.string(), country: z.string() }),
  }),

  region: get('/v1/client/public/lms/region', {
    access: 'public',
    summary:
      "Returns the caller's marketing region, from the country header of the proxy or else the browser's time zone; US covers the USA, Canada and Europe. Stores nothing.",
    output: z.object({ region: Region, isIndia: z.boolean(), isUS: z.boolean(), isRow: z.boolean() }),
  }),
};
