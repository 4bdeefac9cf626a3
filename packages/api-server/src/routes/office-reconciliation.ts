import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadFindings, listFindings } from '../services/reconciliation/list-findings.ts';
import { runByOffice } from '../services/reconciliation/run-reconciliation.ts';

const { officeReconciliation } = api;

export const officeReconciliationRoutes = officeReconciliation.router({
  list: officeReconciliation.list.handler(anyone(listFindings, 'query')),
  download: officeReconciliation.download.handler(byOffice(downloadFindings, 'query')),
  run: officeReconciliation.run.handler(byOffice(runByOffice, 'body')),
});
