import type { AccountTable } from '@plinth/domain/accounts/accounts';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Currency } from '@plinth/domain/money/currency';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';

export type AccountFilter = {
  from?: string;
  until?: string;
  productId?: ProductCode;
  currency?: Currency;
};

/** The school's money for an accountant. */
export const accountsQuery = (query: AccountFilter) =>
  freshQuery(['office', 'accounts', query], api.officeAccounts.read, { query });

/** One of the account tables as a CSV file. */
export const fetchAccountsFile = (table: AccountTable, query: AccountFilter) =>
  api.officeAccounts.download({ params: { table }, query });
