import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import {
  DiscrepancyKind,
  OfficeDiscrepancy,
  Reconciliation,
  ReconciliationRequest,
} from '@plinth/domain/payments/discrepancy';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';

const { get, post } = callsOf('office-reconciliation');
const csv = csvCallsOf('office-reconciliation');

const Filter = {
  /** Part of a name, an address, an order's or a payment's id, or of the finding. */
  search: z._default(optionalTextField(100), ''),
  kind: z.optional(DiscrepancyKind),
};

/** The payment providers' records against the ledger, as last compared. */
export const officeReconciliation = {
  list: get('/v1/office/reconciliation', {
    access: 'staff:payments.manage',
    summary:
      'Lists the findings of the last reconciliation, 20 per page; the run is null before the first one.',
    input: z.object({ query: z.object({ ...Filter, pageNo: PageNo }) }),
    output: z.object({
      run: z.nullable(Reconciliation),
      findings: z.array(OfficeDiscrepancy),
      total: z.int().check(z.gte(0)),
    }),
  }),

  download: csv('/v1/office/reconciliation/csv', {
    access: 'staff:payments.manage',
    summary: 'Returns the same findings as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  run: post('/v1/office/reconciliation', {
    access: 'staff:payments.manage',
    rateLimit: { calls: 6, seconds: 600, by: 'caller' },
    summary:
      "Compares payments, ledger, orders and places with each other, and the payments and refunds of the last `days` days with the providers' records. Moves no money.",
    input: z.object({ body: ReconciliationRequest }),
    output: z.object({ run: Reconciliation }),
  }),
};
