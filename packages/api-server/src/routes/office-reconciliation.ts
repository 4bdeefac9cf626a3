import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadFindings, listFindings } from '../services/reconciliation/list-findings.ts';
import { runByOffice } from '../services/reconciliation/run-reconciliation.ts';

export const officeReconciliationRoutes: Routes<'officeReconciliation'> = {
  list: anyone(listFindings, 'query'),
  download: byOffice(downloadFindings, 'query'),
  run: byOffice(runByOffice, 'body'),
};
