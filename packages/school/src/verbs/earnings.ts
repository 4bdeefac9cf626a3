import { Fault } from '@plinth/api-server/fault';
import { correctEarnings } from './earnings/correct-earnings.ts';
import { listOpenEarnings } from './earnings/list-open-earnings.ts';
import { payEarnings } from './earnings/pay-earnings.ts';
import { rateEarnings } from './earnings/rate-earnings.ts';
import { settleEarnings } from './earnings/settle-earnings.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Manages what mentors are owed: lists it, sets rates, creates the transfers of a month, records what the bank did with
 * them, and corrects what a piece of work earned.
 */
export async function earnings(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['amount', 'currency', 'from', 'person', 'month', 'csv', 'reference', 'reason'],
    allowPositionals: true,
  });
  const [what, named, ...more] = positionals;
  if (more.length > 0) throw new Fault('Type `school earnings --help` for what can be said here.', 2);
  if (what === undefined) return listOpenEarnings(context);
  if (what === 'rates' || what === 'currency') return rateEarnings(context, { what, named, ...values });
  if (what === 'pay' && named === undefined) return payEarnings(context, values);
  if (what === 'paid' || what === 'returned') return settleEarnings(context, { what, named, ...values });
  if (what === 'work' || what === 'correct') return correctEarnings(context, { what, named, ...values });
  throw new Fault(
    'Choose rates, currency, pay, paid, returned, work or correct, or nothing for the list.',
    2,
  );
}
