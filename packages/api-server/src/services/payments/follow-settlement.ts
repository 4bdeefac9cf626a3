import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { closeSpentCheckouts } from './close-spent-checkouts.ts';
import { keepPaidCards } from './keep-paid-cards.ts';

/**
 * What follows from a settled payment at the provider, behind the answer: other open checkouts of what is paid now are
 * closed, and a card that the payer wanted kept is kept. A job does both too, for whatever is cut off here.
 */
export function followSettlement(deps: Deps, orderId: string): void {
  deps.background.run('follow-settlement', async () => {
    await closeSpentCheckouts(deps, eq(orders.orderId, orderId));
    await keepPaidCards(deps, eq(orders.orderId, orderId));
  });
}
