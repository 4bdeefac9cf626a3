import type { Currency } from '@plinth/domain/money/currency';
import type { PaymentMethod } from '@plinth/domain/orders/payment-method';
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
  /** Keep the card that pays, for the payments that follow; with the payer at the provider, where known. */
  keepCard?: { customerRef: string | null } | undefined;
};

/** Money to be given back of a payment; amount in minor units. */
export type RefundRequest = { refundId: string; providerRef: string; amount: number; currency: string };

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

/** What a provider says of one refund. */
export type RefundResult = {
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  providerRef: string;
  reason?: string;
};

/**
 * A refund as a provider has it in its books, amount in minor units. `refundId` is our own, null for one that was made
 * in the provider's dashboard: that one is known by the payment it was made of, as the provider names it.
 */
export type ProviderRefund = RefundResult & {
  refundId: string | null;
  paymentRef: string;
  amount: number;
  currency: string;
};

/** A card that was given on the provider's own page, and the payer it is kept for there. */
export type EnteredCard = { paymentMethodToken: string; customerRef: string };

export type GatewayEvent = {
  eventId: string;
  type: string;
  providerRef: string;
  /** Our own id, as the provider was told it; null when it names none. */
  paymentId: string | null;
  /** Null for events that do not concern a payment. */
  payment: GatewayStatus | null;
  /** What it says of refunds; most often nothing. */
  refunds: ProviderRefund[];
  /** Null unless a card was given for an order on the provider's page. */
  card: ({ orderId: string } & EnteredCard) | null;
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
  /**
   * Ends an open checkout, so that nothing can be paid by it any more; one that was paid meanwhile stays paid.
   * @returns where it stands afterwards
   * @throws Refusal NOT_FOUND when the provider does not know the checkout
   */
  closeCheckout: (providerRef: string) => Promise<GatewayStatus>;
  /**
   * Gives money back of a paid payment. The same refundId is one refund, however often and how late it is sent; asked
   * again it answers where that one stands.
   * @throws Refusal NOT_FOUND when the provider does not know the payment
   */
  refund: (request: RefundRequest) => Promise<RefundResult>;
  /**
   * The refunds in the provider's own books since a moment, its dashboard included.
   * @param paid payments to look at one by one, where a provider cannot list its refunds
   */
  listRefunds: (since: Date, paid: readonly string[]) => Promise<ProviderRefund[]>;
  /**
   * @param eventId how a provider names the event beside its body
   * @throws Refusal FORBIDDEN when the signature over the raw body is not the provider's
   */
  readEvent: (rawBody: string, signature: string | null, eventId?: string) => Promise<GatewayEvent>;
  /** Cards that a test provider knows by heart; none with a real one, which takes cards on its own page. */
  testCards: { paymentMethodToken: string; name: string }[];
  /** What may be kept of a card. @throws Refusal BAD_REQUEST for a token the provider does not know */
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
  /** Forgets a kept card at the provider; one that is not there any more is forgotten already. */
  detachCard: (paymentMethodToken: string) => Promise<void>;
  /**
   * Opens the provider's page that takes a card without a payment; null where cards are not given that way.
   * `{CHECKOUT_SESSION_ID}` in returnUrl becomes the token that `readEnteredCard` takes.
   */
  openCardEntry:
    | ((payer: {
        orderId: string;
        emailId: string;
        customerRef: string | null;
        returnUrl: string;
      }) => Promise<{ url: string }>)
    | null;
  /**
   * The card of a checkout or card entry of an order; null when none was given or it is another order's.
   * @throws Refusal BAD_REQUEST for what the provider does not know
   */
  readEnteredCard: (checkoutRef: string, orderId: string) => Promise<EnteredCard | null>;
  /** Charges a kept card; the same paymentId is one charge, however often it is sent. */
  chargeCard: (charge: CardCharge) => Promise<GatewayStatus & { providerRef: string }>;
};

/**
 * The card provider, the buy-now-pay-later provider for USD, and Razorpay, where it takes the payments in INR of some or all
 * products instead of the card provider.
 */
export type PaymentGateways = {
  card: PaymentGateway;
  payLater: PaymentGateway;
  razorpay: { gateway: PaymentGateway; takes: (productId: string) => boolean } | null;
};

/** Each provider once: Stripe and the sandbox serve both ways to pay from the same books. */
export const providersOf = ({ card, payLater, razorpay }: PaymentGateways): PaymentGateway[] => [
  card,
  ...(card.name === payLater.name ? [] : [payLater]),
  ...(razorpay ? [razorpay.gateway] : []),
];

/** The gateway that took a payment; null when it is not among those that serve now, as with an EMI partner. */
export function gatewayThatTook(
  { card, payLater, razorpay }: PaymentGateways,
  { method, provider }: { method: PaymentMethod; provider: string },
): PaymentGateway | null {
  if (razorpay?.gateway.name === provider) return razorpay.gateway;
  const gateway = method === 'CARD' ? card : method === 'PAY_LATER' ? payLater : null;
  return gateway?.name === provider ? gateway : null;
}

/** Whether the card that pays can be kept there, for the payments that follow. */
export const mayKeepCards = ({ name }: PaymentGateway, method: PaymentProvider): boolean =>
  method === 'CARD' && name !== 'razorpay' && name !== 'none';

/** The gateway that serves a way to pay an order of a product in a currency. */
export function gatewayOf(
  { card, payLater, razorpay }: PaymentGateways,
  method: PaymentProvider,
  { currency, productId }: { currency: Currency; productId: string },
): PaymentGateway {
  if (method === 'PAY_LATER') return payLater;
  return currency === 'INR' && razorpay?.takes(productId) ? razorpay.gateway : card;
}
