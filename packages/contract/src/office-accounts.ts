import { Accounts, AccountTable } from '@plinth/domain/accounts/accounts';
import { ProductCode } from '@plinth/domain/catalog/product-code';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { Currency } from '@plinth/domain/money/currency';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvExports } from './csv-exports.ts';
import { FileAnswer } from './file-answer.ts';

const { get } = callsOf('office-accounts');

const query = z.object({
  /** Months of the school's time zone, both inclusive; by default the twelve months up to the current one. */
  from: z.optional(IsoMonth),
  until: z.optional(IsoMonth),
  productId: z.optional(ProductCode),
  currency: z.optional(Currency),
});

/** The school's money for an accountant. Amounts in minor units; those of different currencies are never added. */
export const officeAccounts = {
  read: get('/v1/office/accounts', {
    access: 'staff:accounts.read',
    summary:
      'Returns receivables by age, revenue by month, course and currency, refunds and taxes, with their totals. 400 if there is no such period.',
    input: z.object({ query }),
    output: Accounts,
  }),

  download: get('/v1/office/accounts/{table}/csv', {
    access: 'staff:accounts.read',
    rateLimit: csvExports,
    summary:
      'Returns one of these tables, or the ledger behind them, as a CSV file; records an entry in the audit log. 400 if there is no such period.',
    input: z.object({ params: z.object({ table: AccountTable }), query }),
    output: FileAnswer,
  }),
};
