import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { returnTransfer } from '@plinth/api-server/services/earnings/return-transfer';
import { settleTransfers } from '@plinth/api-server/services/earnings/settle-transfers';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../../with-school.ts';
import { readAs } from '../read-as.ts';
import { readReason } from '../read-reason.ts';
import type { VerbContext } from '../verbs.ts';
import { readMonth } from './read-month.ts';

type Typed = {
  what: 'paid' | 'returned';
  named: string | undefined;
  month?: string | undefined;
  reference?: string | undefined;
  person?: string | undefined;
  reason?: string | undefined;
};

const HOW_PAID =
  'Name the transfer by its id, or the month, with the reference of the bank: --month 2026-10 --reference REFERENCE.';

/** Parses which transfers have arrived: one by its id, or those of a month, all or one person's. @throws Fault */
function whichOf({ named, month, person }: Typed) {
  const emailId = person === undefined ? undefined : normalizeEmail(person);
  if (named === undefined) return { month: readMonth(month), emailId };
  return {
    payoutId: readAs(Id, named, HOW_PAID),
    month: month === undefined ? undefined : readMonth(month),
    emailId,
  };
}

/** Records that one transfer or those of a month have arrived, or that one came back. */
export async function settleEarnings(context: VerbContext, typed: Typed): Promise<void> {
  const { print } = context;
  if (typed.what === 'returned') {
    const payoutId = Id.safeParse(typed.named);
    if (!payoutId.success || typed.reason === undefined)
      throw new Fault('Name the transfer by its id and say why: --reason REASON.', 2);
    const reason = readReason('--reason', typed.reason);
    const one = await withSchool(context, (deps) =>
      returnTransfer(deps, COMMAND, { payoutId: payoutId.data, reason }),
    );
    return print(
      `Came back: ${formatMoney(one)} of ${one.emailId}. Its work, as corrected since, goes out in a new transfer when ${one.month} is paid again.`,
    );
  }
  const reference = typed.reference?.trim() ?? '';
  if (reference === '' || reference.length > 100) throw new Fault(HOW_PAID, 2);
  const which = whichOf(typed);
  const paid = await withSchool(context, (deps) => settleTransfers(deps, COMMAND, { ...which, reference }));
  for (const one of paid) print(`Paid: ${formatMoney(one)} to ${one.emailId}, ${reference}.`);
}
