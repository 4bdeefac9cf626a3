import type { FunnelFilter } from '@plinth/domain/prospects/funnel';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

/** The filtered funnel from a view to a payment. */
export const funnelQuery = (query: FunnelFilter) =>
  freshQuery(['office', 'funnel', query], api.officeFunnel.read, { query });

/** The funnel as a CSV file. */
export const fetchFunnelFile = (query: FunnelFilter) => api.officeFunnel.download({ query });
