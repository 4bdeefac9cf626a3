import type { DiscrepancyKind, ReconciliationRequest } from '@plinth/domain/payments/discrepancy';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

export type FindingFilter = { search: string; kind?: DiscrepancyKind };

/** The findings of the last reconciliation; pages count from 0. */
export const findingsQuery = (query: FindingFilter & { pageNo: number }) =>
  freshQuery(['office', 'reconciliation', query], api.officeReconciliation.list, { query });

/** All filtered findings as a CSV file. */
export const fetchFindingsFile = async (query: FindingFilter): Promise<File> =>
  (await api.officeReconciliation.download({ query })).body;

export const runReconciliation = (body: ReconciliationRequest) => api.officeReconciliation.run({ body });
