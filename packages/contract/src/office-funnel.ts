import { Funnel, FunnelFilter } from '@plinth/domain/prospects/funnel';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';

const { get } = callsOf('office-funnel');

/** The funnel from a page view to a payment, from the school's own events. */
export const officeFunnel = {
  read: get('/v1/office/funnel', {
    access: 'staff:admissions.manage',
    summary:
      'Returns the views of public pages and the people of a period, and how far they have come to date, by campaign, region, course and week. 400 if there is no such period.',
    input: z.object({ query: FunnelFilter }),
    output: z.object({ funnel: Funnel }),
  }),

  download: get('/v1/office/funnel/csv', {
    access: 'staff:admissions.manage',
    rateLimit: csvExports,
    summary:
      'Returns the same as a CSV file, one line per week, campaign, region and course; records an entry in the audit log. 400 if there is no such period.',
    input: z.object({ query: FunnelFilter }),
    output: FileAnswer,
  }),
};
