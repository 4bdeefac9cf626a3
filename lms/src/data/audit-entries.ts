import type { AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

export type AuditFilter = {
  search: string;
  personId?: string;
  source?: AuditSource;
  /** Calendar days in the school's zone, YYYY-MM-DD, both included. */
  fromDay?: string;
  toDay?: string;
};

/** A page of the audit log, latest first; pages count from 0. */
export const auditEntriesQuery = (filter: AuditFilter & { pageNo: number }) =>
  freshQuery(['office', 'audit-entries', filter], api.auditEntries.list, { query: filter });

/** All entries matching a filter as a CSV file. */
export const fetchAuditFile = async (filter: AuditFilter): Promise<File> =>
  (await api.auditEntries.download({ query: filter })).body;
