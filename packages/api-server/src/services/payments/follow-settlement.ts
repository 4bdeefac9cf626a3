import { eq } from 'drizzle-orm';
import { orders } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { closeSpentCheckouts } from './close-spent-checkouts.ts';
import { savePaidCards } from './save-paid-cards.ts';

/**
 * Does what follows at the provider from a settled payment or a changed price, after the answer is sent: closes open
 * checkouts of what is now paid or has another amount, and saves a card the payer wanted saved. A job does both too, in
 * case this is cut off.
 */
export function followSettlement(deps: Deps, orderId: string): void {
  deps.background.run('follow-settlement', async () => {
    await closeSpentCheckouts(deps, eq(orders.orderId, orderId));
    await savePaidCards(deps, eq(orders.orderId, orderId));
  });
}
