import { signedIn } from '../api/context.ts';
import { anyone } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadAccounts } from '../services/accounts/download-accounts.ts';
import { readAccounts } from '../services/accounts/read-accounts.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';

const { officeAccounts } = api;

export const officeAccountsRoutes = officeAccounts.router({
  read: officeAccounts.read.handler(anyone(readAccounts, 'query')),
  download: officeAccounts.download.handler(({ context, input }) =>
    downloadAccounts(context.deps, officeAct(context, signedIn(context)), {
      ...input.params,
      ...input.query,
    }),
  ),
});
