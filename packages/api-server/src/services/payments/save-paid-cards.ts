import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { pagesOf } from '../../db/pages-of.ts';
import { orders, payments } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { keepEnteredCard } from './save-card.ts';

const BATCH = 50;

/** Lists payments whose card is to be saved, a page at a time. */
const paidAfter = (deps: Deps, after: string, where?: SQL) =>
  deps.db
    .select({ paymentId: payments.paymentId, orderId: payments.orderId, providerRef: payments.providerRef })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(
      and(
        eq(payments.keepsCard, true),
        eq(payments.status, 'SUCCEEDED'),
        eq(payments.provider, deps.payments.card.name),
        isNotNull(payments.providerRef),
        gt(payments.paymentId, after),
        where,
      ),
    )
    .orderBy(asc(payments.paymentId))
    .limit(BATCH);

/**
 * Saves the cards of payments whose payer agreed to it; they are charged for the following instalments. A provider that
 * does not answer is queried again on the next run.
 * @returns how many were saved
 */
export async function savePaidCards(deps: Deps, where?: SQL): Promise<number> {
  let kept = 0;
  const pages = pagesOf(
    (after) => paidAfter(deps, after, where),
    ({ paymentId }) => paymentId,
  );
  for await (const page of pages) for (const paid of page) if (await keepPaidCard(deps, paid)) kept += 1;
  return kept;
}

/** @returns whether there was a card to save, of a payer who was not erased */
async function keepPaidCard(
  deps: Deps,
  { paymentId, orderId, providerRef }: Awaited<ReturnType<typeof paidAfter>>[number],
): Promise<boolean> {
  try {
    const card = await deps.payments.card.readEnteredCard(providerRef ?? '', orderId);
    const isKept = card !== null && (await keepEnteredCard(deps, orderId, card, true));
    // Done once: a payer who revokes it afterwards has the last word.
    await deps.db.update(payments).set({ keepsCard: false }).where(eq(payments.paymentId, paymentId));
    return isKept;
  } catch (error) {
    deps.log.warn({ paymentId, err: error }, 'card not kept');
    return false;
  }
}
