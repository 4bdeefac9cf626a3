import type { ReconciliationRequest } from '@plinth/domain/payments/discrepancy';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** The findings of the last reconciliation; pages count from 0. */
export const findingsQuery = (query: QueryOf<typeof api.officeReconciliation.list>) =>
  freshQuery(['office', 'reconciliation', query], api.officeReconciliation.list, { query });

/** All filtered findings as a CSV file. */
export const fetchFindingsFile = (query: QueryOf<typeof api.officeReconciliation.download>) =>
  api.officeReconciliation.download({ query });

export const runReconciliation = (body: ReconciliationRequest) => api.officeReconciliation.run({ body });
