import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

/** A page of the audit log, latest first; pages count from 0. */
export const auditEntriesQuery = (query: QueryOf<typeof api.auditEntries.list>) =>
  freshQuery(['office', 'audit-entries', query], api.auditEntries.list, { query });

/** All entries matching a filter as a CSV file. */
export const fetchAuditFile = (query: QueryOf<typeof api.auditEntries.download>) =>
  api.auditEntries.download({ query });
