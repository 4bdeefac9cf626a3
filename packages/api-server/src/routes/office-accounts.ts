import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadAccounts } from '../services/accounts/download-accounts.ts';
import { readAccounts } from '../services/accounts/read-accounts.ts';

export const officeAccountsRoutes: Routes<'officeAccounts'> = {
  read: anyone(readAccounts, 'query'),
  download: byOffice(downloadAccounts, 'params', 'query'),
};
