import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { keepEnteredCard } from './save-card.ts';

const BATCH = 50;

/**
 * Keeps the cards of payments whose payer agreed to that: they are charged for the instalments that follow. A provider
 * that does not answer is asked again at the next turn.
 * @returns how many were kept
 */
export async function keepPaidCards(deps: Deps, where?: SQL): Promise<number> {
  const paid = await deps.db
    .select({ paymentId: payments.paymentId, orderId: payments.orderId, providerRef: payments.providerRef })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(
      and(
        eq(payments.keepsCard, true),
        eq(payments.status, 'SUCCEEDED'),
        eq(payments.provider, deps.payments.card.name),
        isNotNull(payments.providerRef),
        where,
      ),
    )
    .limit(BATCH);
  let kept = 0;
  for (const { paymentId, orderId, providerRef } of paid) {
    try {
      const card = await deps.payments.card.readEnteredCard(providerRef ?? '', orderId);
      if (card) await keepEnteredCard(deps, orderId, card, true);
      // Done once: a payer who ends it afterwards has the last word.
      await deps.db.update(payments).set({ keepsCard: false }).where(eq(payments.paymentId, paymentId));
      kept += card ? 1 : 0;
    } catch (error) {
      deps.log.warn({ paymentId, err: error }, 'card not kept');
    }
  }
  return kept;
}
