import { refuse } from '../../services/refusal.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const SAID =
  'This school does not take payments of this kind online. Write to the school to pay in another way.';

const closed = () => Promise.reject(refuse('CONFLICT', SAID, { details: SAID }));

/**
 * Fills the place of a missing provider: a school that sells only in rupees, through Razorpay, needs none for cards in
 * dollars. A person who tries to pay this way is told so, and no books contain anything of this provider.
 */
export const closedGateway: PaymentGateway = {
  name: 'none',
  openCheckout: closed,
  readStatus: () => Promise.reject(refuse('NOT_FOUND', 'Checkout not found.')),
  closeCheckout: () => Promise.reject(refuse('NOT_FOUND', 'Checkout not found.')),
  refund: () => Promise.reject(refuse('NOT_FOUND', 'Payment not found.')),
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
