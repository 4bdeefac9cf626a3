import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { runReconciliation } from '@plinth/api-server/services/reconciliation/run-reconciliation';
import { DISCREPANCY_TEXTS } from '@plinth/domain/payments/discrepancy';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

function readDays(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > 400)
    throw new Fault('--days is a number from 1 to 400.', 2);
  return days;
}

/** Prints the discrepancies in the accounts. @throws Fault with exit code 1 when there are any */
export async function reconcile(args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { defaults: { days: '2' } });
  const days = readDays(values.days);
  const { findings: found } = await withSchool(context, (deps) =>
    runReconciliation(deps, COMMAND, { days, source: 'COMMAND' }),
  );
  if (found.length === 0) {
    context.print('Everything matches.');
    return;
  }
  printTable(context.print, found, {
    WHAT: ({ kind }) => kind,
    ORDER: ({ orderId }) => orderId,
    PAYMENT: ({ paymentId }) => paymentId,
    DETAIL: ({ detail }) => detail,
  });
  for (const kind of new Set(found.map((one) => one.kind)))
    context.print(`${kind}: ${DISCREPANCY_TEXTS[kind]}.`);
  throw new Fault(`${found.length} in total.`);
}
