import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { returnTransfer } from '@plinth/api-server/services/earnings/return-transfer';
import { settleMonth } from '@plinth/api-server/services/earnings/settle-month';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../../with-school.ts';
import { readReason } from '../read-reason.ts';
import type { VerbContext } from '../verbs.ts';
import { withRefusals } from '../with-refusals.ts';
import { readMonth } from './read-month.ts';

type Typed = {
  what: 'paid' | 'returned';
  named: string | undefined;
  month?: string | undefined;
  reference?: string | undefined;
  person?: string | undefined;
  reason?: string | undefined;
};

/** Records that the transfers of a month have arrived, or that one came back. */
export async function settleEarnings(context: VerbContext, typed: Typed): Promise<void> {
  const { print } = context;
  if (typed.what === 'returned') {
    const payoutId = Id.safeParse(typed.named);
    if (!payoutId.success || typed.reason === undefined)
      throw new Fault('Name the transfer by its id and say why: --reason REASON.', 2);
    const reason = readReason('--reason', typed.reason);
    const one = await withSchool(context, (deps) =>
      withRefusals(() => returnTransfer(deps, COMMAND, { payoutId: payoutId.data, reason })),
    );
    return print(
      `Came back: ${formatMoney(one)} of ${one.emailId}. It goes out when ${one.month} is paid again.`,
    );
  }
  const month = readMonth(typed.month);
  const reference = typed.reference?.trim() ?? '';
  if (typed.named !== undefined || reference === '' || reference.length > 100)
    throw new Fault(
      'Give the month and the reference of the bank: --month 2026-10 --reference REFERENCE.',
      2,
    );
  const emailId = typed.person === undefined ? undefined : normalizeEmail(typed.person);
  const paid = await withSchool(context, (deps) =>
    withRefusals(() => settleMonth(deps, COMMAND, { month, reference, emailId })),
  );
  for (const one of paid) print(`Paid: ${formatMoney(one)} to ${one.emailId}, ${reference}.`);
}
