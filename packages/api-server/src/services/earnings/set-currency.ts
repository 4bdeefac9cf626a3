import type { EarnerCurrency } from '@plinth/domain/earnings/earning-rate';
import { and, eq, ne } from 'drizzle-orm';
import { earners, earningItems } from '../../db/schema/earnings.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findEarner } from './find-earner.ts';
import { holdEarnings } from './hold-earnings.ts';

/**
 * Sets the currency in which a mentor is paid. It is fixed once something was earned in another one, so that sums are
 * of one currency.
 * @throws Refusal NOT_FOUND unknown person, CONFLICT something was earned in the other currency
 */
export async function setEarnerCurrency(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { emailId, currency }: EarnerCurrency,
): Promise<EarnerCurrency> {
  await deps.db.transaction(async (tx) => {
    await holdEarnings(tx);
    const { userId } = await findEarner(tx, emailId);
    const [other] = await tx
      .select({ itemId: earningItems.itemId })
      .from(earningItems)
      .where(and(eq(earningItems.userId, userId), ne(earningItems.currency, currency)))
      .limit(1);
    if (other) throw refuse('CONFLICT', `${emailId} has earned in another currency already, which stays.`);
    await tx
      .insert(earners)
      .values({ userId, currency })
      .onConflictDoUpdate({ target: earners.userId, set: { currency } });
    await recordAudit(tx, deps.now(), act, {
      action: 'earnings.currency',
      subjectId: userId,
      details: { currency },
    });
  });
  return { emailId, currency };
}
