import type { Currency } from '@plinth/domain/money/currency';
import type { CardData } from '@plinth/domain/orders/payment-plan-state';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';

export type CheckoutRequest = {
  paymentId: string;
  orderId: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  description: string;
  emailId: string;
  /** Where the browser comes back to; settles nothing. */
  returnUrl: string;
};

/** A saved card to be charged while the payer is away. */
export type CardCharge = Pick<
  CheckoutRequest,
  'paymentId' | 'orderId' | 'amount' | 'currency' | 'description'
> & {
  paymentMethodToken: string;
  customerRef: string;
};

export type Checkout = { providerRef: string; checkoutUrl: string };

/** What a provider says of one checkout, in our words. */
export type GatewayStatus = {
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  amount: number;
  currency: string;
  reason?: string;
};

export type GatewayEvent = {
  eventId: string;
  type: string;
  providerRef: string;
  /** Our own id, as the provider was told it; null when it names none. */
  paymentId: string | null;
  /** Null for events that do not concern a payment. */
  payment: GatewayStatus | null;
  payload: Record<string, unknown>;
};

/** One payment provider. Every call is bounded in time and throws `BAD_GATEWAY` when the provider does not answer. */
export type PaymentGateway = {
  name: string;
  /** Opens a checkout; the same paymentId gives the same checkout. */
  openCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  /**
   * Asks the provider itself: reconciliation trusts only this and signed events.
   * @throws Refusal NOT_FOUND when the provider does not know the checkout
   */
  readStatus: (providerRef: string) => Promise<GatewayStatus>;
  /** @throws Refusal FORBIDDEN when the signature over the raw body is not the provider's */
  readEvent: (rawBody: string, signature: string | null) => Promise<GatewayEvent>;
  /** Cards that a test provider knows by heart; none with a real one, which takes cards on its own page. */
  testCards: { paymentMethodToken: string; name: string }[];
  /** What may be kept of a card (D-108). @throws Refusal BAD_REQUEST for a token the provider does not know */
  readCard: (paymentMethodToken: string) => Promise<Omit<CardData, 'cardId'>>;
  /**
   * Keeps a card at the provider, so that it can be charged later; the payer has agreed to that.
   * @returns the payer at the provider, made on the first call for an order
   * @throws Refusal BAD_REQUEST for a card that cannot be kept
   */
  attachCard: (
    paymentMethodToken: string,
    payer: { orderId: string; emailId: string; customerRef: string | null },
  ) => Promise<string>;
  /** Charges a kept card; the same paymentId is one charge, however often it is sent. */
  chargeCard: (charge: CardCharge) => Promise<GatewayStatus & { providerRef: string }>;
};

/** The card provider, and the buy-now-pay-later provider for USD (D-105). */
export type PaymentGateways = { card: PaymentGateway; payLater: PaymentGateway };

/** The gateway that serves a way to pay. */
export function gatewayOf(gateways: PaymentGateways, method: PaymentProvider): PaymentGateway {
  return method === 'CARD' ? gateways.card : gateways.payLater;
}
