import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadAuditEntries } from '../services/audit-entries/download-audit-entries.ts';
import { listAuditEntries } from '../services/audit-entries/list-audit-entries.ts';

export const auditEntriesRoutes: Routes<'auditEntries'> = {
  list: anyone(listAuditEntries, 'query'),
  download: byOffice(downloadAuditEntries, 'query'),
};
