import { refuse } from '../../services/refusal.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const SAID =
  'This school does not take payments of this kind online. Write to the school to pay in another way.';

const closed = () => Promise.reject(refuse('CONFLICT', SAID, { details: SAID }));

/**
 * Stands where a school has no provider: one that sells in rupees alone, by Razorpay, needs none for cards in dollars. Who
 * wants to pay so all the same is told, and nothing of the provider's is in any book.
 */
export const closedGateway: PaymentGateway = {
  name: 'none',
  openCheckout: closed,
  readStatus: () => Promise.reject(refuse('NOT_FOUND', 'There is no such checkout.')),
  closeCheckout: () => Promise.reject(refuse('NOT_FOUND', 'There is no such checkout.')),
  refund: () => Promise.reject(refuse('NOT_FOUND', 'There is no such payment.')),
  listRefunds: async () => [],
  readEvent: () => Promise.reject(refuse('FORBIDDEN', 'The school has no such provider.')),
  testCards: [],
  readCard: closed,
  attachCard: closed,
  detachCard: async () => {},
  openCardEntry: null,
  readEnteredCard: closed,
  chargeCard: closed,
};
