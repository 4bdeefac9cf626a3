import { parseArgs } from 'node:util';
import { recordRefund } from '@plinth/api-server/services/payments/record-refund';
import { Id } from '@plinth/domain/fields/id';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Fault } from '../fault.ts';
import { withSchool } from '../with-school.ts';
import { readAmount } from './read-amount.ts';
import { readReason } from './read-reason.ts';
import type { VerbContext } from './verbs.ts';
import { withRefusals } from './with-refusals.ts';

/**
 * Records a refund in the ledger. All that is left of a payment can be given back once, so that needs no key; a part
 * needs one, or a command that was sent twice would be two refunds.
 */
export async function refund(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { amount: { type: 'string' }, reason: { type: 'string' }, key: { type: 'string' } },
    allowPositionals: true,
  });
  const [paymentId, ...more] = positionals;
  if (!paymentId || more.length > 0 || !Id.safeParse(paymentId).success)
    throw new Fault('Name one payment by its id; `school orders <order>` lists them.', 2);
  if (values.reason === undefined) throw new Fault('Say why with --reason.', 2);
  const reason = readReason('--reason', values.reason);
  const amount = readAmount('--amount', values.amount);
  if (amount !== undefined && !values.key)
    throw new Fault(
      'A part needs a --key of your choice, such as a ticket number: sent again it is the same refund.',
      2,
    );
  const idempotencyKey = values.key ?? `rest:${paymentId}`;
  await withSchool(context, (deps) =>
    withRefusals(async () => {
      const given = await recordRefund(deps, { paymentId, amount, reason, idempotencyKey });
      const money = (minor: number) => formatMoney({ amount: minor, currency: given.currency });
      context.print(
        `Recorded: ${money(given.amount)} back to ${given.emailId}, ${money(given.left)} left of this payment.`,
      );
    }),
  );
}
