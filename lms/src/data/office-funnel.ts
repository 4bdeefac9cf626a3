import type { FunnelFilter } from '@plinth/domain/prospects/funnel';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

/** The way from a view to a payment, of a filter. */
export const funnelQuery = (query: FunnelFilter) =>
  callQuery(['office', 'funnel', query], api.officeFunnel.read, { query }, { staleTime: 0 });

/** The same as a CSV file. */
export const fetchFunnelFile = async (query: FunnelFilter): Promise<File> =>
  (await api.officeFunnel.download({ query })).body;
