import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { correctEarning } from '@plinth/api-server/services/earnings/correct-earning';
import { findEarner } from '@plinth/api-server/services/earnings/find-earner';
import { listWork } from '@plinth/api-server/services/earnings/list-work';
import { recordDueEarnings } from '@plinth/api-server/services/earnings/record-earnings';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { Id } from '@plinth/domain/fields/id';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../../with-school.ts';
import { printTable } from '../print-table.ts';
import { readAmount } from '../read-amount.ts';
import { readReason } from '../read-reason.ts';
import type { VerbContext } from '../verbs.ts';
import { readMonth } from './read-month.ts';

type Typed = {
  what: 'work' | 'correct';
  named: string | undefined;
  amount?: string | undefined;
  person?: string | undefined;
  month?: string | undefined;
  reason?: string | undefined;
};

async function list(context: VerbContext, { named, person, month }: Typed): Promise<void> {
  if (named !== undefined || !person)
    throw new Fault('Name the mentor and the month: --person ADDRESS --month 2026-10.', 2);
  const which = { emailId: normalizeEmail(person), month: readMonth(month) };
  const work = await withSchool(context, async (deps) => {
    await recordDueEarnings(deps);
    return listWork(deps, { ...(await findEarner(deps.db, which.emailId)), month: which.month });
  });
  if (work.length === 0) return context.print(`No work of ${which.month} was counted for ${which.emailId}.`);
  printTable(context.print, work, {
    WORK: (one) => one.itemId,
    DAY: (one) => one.day,
    KIND: (one) => one.category,
    BRINGS: (one) => `${formatMoney(one)}${one.corrections > 0 ? ', corrected' : ''}`,
    ABOUT: (one) => one.description,
  });
}

/** Lists the pieces of work of a mentor's month, or sets what one of them should have earned. */
export async function correctEarnings(context: VerbContext, typed: Typed): Promise<void> {
  if (typed.what === 'work') return list(context, typed);
  const itemId = Id.safeParse(typed.named);
  const amount = readAmount('--amount', typed.amount);
  if (!itemId.success || amount === undefined || typed.reason === undefined)
    throw new Fault(
      'Name the piece of work by its id, what it should have brought and why: --amount AMOUNT --reason REASON.',
      2,
    );
  const reason = readReason('--reason', typed.reason);
  const { emailId, currency, was } = await withSchool(context, (deps) =>
    correctEarning(deps, COMMAND, { itemId: itemId.data, amount, reason }),
  );
  const now = formatMoney({ amount, currency });
  context.print(
    was === amount
      ? `It already brings ${now}.`
      : `Corrected: ${now} instead of ${formatMoney({ amount: was, currency })}; ${emailId} is notified.`,
  );
}
