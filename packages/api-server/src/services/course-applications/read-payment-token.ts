import { derivedToken } from '../../api/token-hash.ts';
import type { Deps } from '../../deps.ts';
import { findDeal, refuseStep } from './find-deal.ts';

/**
 * Returns the token of the order of an accepted offer.
 * @throws Refusal NOT_FOUND, CONFLICT when not accepted, expired or cancelled
 */
export async function readPaymentToken(deps: Deps, dealId: string) {
  const { orderId, status } = await findDeal(deps.db, dealId, deps.now());
  if (status === 'OFFER_SENT') throw refuseStep(status, 'Accept the offer first.');
  if (orderId === null || status === 'EXPIRED' || status === 'CANCELLED') throw refuseStep(status);
  return { orderToken: derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId) };
}
