import { refuse } from '../../services/refusal.ts';
import type { PaymentGateway } from './payment-gateway.ts';

const keepsNone = async () => {
  throw refuse('BAD_REQUEST', 'This provider does not save cards.');
};

/** What a provider that saves no cards has to say about them. */
export const withoutCards = {
  testCards: [],
  readCard: keepsNone,
  attachCard: keepsNone,
  detachCard: async () => {},
  openCardEntry: null,
  readEnteredCard: async () => null,
  chargeCard: keepsNone,
} satisfies Partial<PaymentGateway>;
