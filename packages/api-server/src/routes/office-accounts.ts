import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadAccounts } from '../services/accounts/download-accounts.ts';
import { readAccounts } from '../services/accounts/read-accounts.ts';

const { officeAccounts } = api;

export const officeAccountsRoutes = officeAccounts.router({
  read: officeAccounts.read.handler(anyone(readAccounts, 'query')),
  download: officeAccounts.download.handler(byOffice(downloadAccounts, 'params', 'query')),
});
