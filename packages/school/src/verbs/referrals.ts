import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { listOpenRewards } from '@plinth/api-server/services/referrals/list-open-rewards';
import { payOutRewards } from '@plinth/api-server/services/referrals/pay-out-rewards';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/** Lists the referrers who are owed a reward, or records that one was paid in full. */
export async function referrals(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, { texts: ['paid'], allowPositionals: true });
  const { print } = context;
  const [typed, ...more] = positionals;
  const reference = values.paid?.trim() ?? '';
  if (more.length > 0 || (typed === undefined) !== (reference === ''))
    throw new Fault('Name one address and the reference of the transfer, or nothing for the list.', 2);
  if (typed === undefined) {
    const open = await withSchool(context, ({ db }) => listOpenRewards(db));
    if (open.length === 0) return print('No reward is owed.');
    printTable(print, open, {
      REFERRER: (one) => one.emailId,
      OWED: formatMoney,
    });
    return;
  }
  const paid = await withSchool(context, (deps) =>
    payOutRewards(deps, COMMAND, { emailId: normalizeEmail(typed), reference }),
  );
  print(`Recorded: ${formatMoney(paid)} to ${paid.emailId}, ${reference}.`);
}
