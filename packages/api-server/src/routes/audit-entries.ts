import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadAuditEntries } from '../services/audit-entries/download-audit-entries.ts';
import { listAuditEntries } from '../services/audit-entries/list-audit-entries.ts';

const { auditEntries } = api;

export const auditEntriesRoutes = auditEntries.router({
  list: auditEntries.list.handler(anyone(listAuditEntries, 'query')),
  download: auditEntries.download.handler(byOffice(downloadAuditEntries, 'query')),
});
