import type { FunnelFilter } from '@plinth/domain/prospects/funnel';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The filtered funnel from a view to a payment. */
export const funnelQuery = (query: FunnelFilter) =>
  callQuery(['office', 'funnel', query], api.officeFunnel.read, { query }, { staleTime: 0 });

/** The funnel as a CSV file. */
export const fetchFunnelFile = async (query: FunnelFilter): Promise<File> =>
  (await api.officeFunnel.download({ query })).body;
