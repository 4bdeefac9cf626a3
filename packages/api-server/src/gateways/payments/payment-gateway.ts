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
  /** The browser's return address; the return settles nothing. */
  returnUrl: string;
  /** Save the card used, for the following payments; with the payer at the provider, if known. */
  keepCard?: { customerRef: string | null } | undefined;
};

/** A refund of a payment; amount in minor units. */
export type RefundRequest = { refundId: string; providerRef: string; amount: number; currency: string };

/** A charge of a saved card while the payer is absent. */
export type CardCharge = Pick<
  CheckoutRequest,
  'paymentId' | 'orderId' | 'amount' | 'currency' | 'description'
> & {
  paymentMethodToken: string;
  customerRef: string;
};

export type Checkout = { providerRef: string; checkoutUrl: string };

/** A checkout's state at the provider, in our terms. */
export type GatewayStatus = {
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  amount: number;
  currency: string;
  reason?: string;
};

/** A refund's state at the provider. */
export type RefundResult = {
  status: 'PENDING' | 'SUCCEEDED' | 'FAILED';
  providerRef: string;
  reason?: string;
};

/**
 * A refund in the provider's books, amount in minor units. `refundId` is ours, null for one made in the provider's
 * dashboard: that one is identified by its payment, as named by the provider.
 */
export type ProviderRefund = RefundResult & {
  refundId: string | null;
  paymentRef: string;
  amount: number;
  currency: string;
};

/** A card entered on the provider's own page, and the payer it is saved for there. */
export type EnteredCard = { paymentMethodToken: string; customerRef: string };

export type GatewayEvent = {
  eventId: string;
  type: string;
  providerRef: string;
  /** Our id, as it was given to the provider; null if the event has none. */
  paymentId: string | null;
  /** Null for events that do not concern a payment. */
  payment: GatewayStatus | null;
  /** The refunds it reports; usually none. */
  refunds: ProviderRefund[];
  /** Null unless a card was entered for an order on the provider's page. */
  card: ({ orderId: string } & EnteredCard) | null;
  payload: Record<string, unknown>;
};

/** A payment provider. Every call is bounded in time and throws `BAD_GATEWAY` if the provider does not answer. */
export type PaymentGateway = {
  name: string;
  /** Opens a checkout; the same paymentId returns the same checkout. */
  openCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  /**
   * Reads the state from the provider: reconciliation trusts only this and signed events.
   * @throws Refusal NOT_FOUND when the provider does not know the checkout
   */
  readStatus: (providerRef: string) => Promise<GatewayStatus>;
  /**
   * Closes an open checkout, so that it can no longer be paid; one that was paid meanwhile stays paid.
   * @returns its state afterwards
   * @throws Refusal NOT_FOUND when the provider does not know the checkout
   */
  closeCheckout: (providerRef: string) => Promise<GatewayStatus>;
  /**
   * Refunds part or all of a settled payment. The same refundId is one refund, however often and how late it is sent; a
   * repeat answers with its state.
   * @throws Refusal NOT_FOUND when the provider does not know the payment
   */
  refund: (request: RefundRequest) => Promise<RefundResult>;
  /**
   * Lists the refunds in the provider's books since a moment, including those from its dashboard.
   * @param paid payments to check one by one, for a provider that cannot list its refunds
   */
  listRefunds: (since: Date, paid: readonly string[]) => Promise<ProviderRefund[]>;
  /**
   * @param eventId the provider's name for the event, outside its body
   * @throws Refusal FORBIDDEN when the signature over the raw body is not the provider's
   */
  readEvent: (rawBody: string, signature: string | null, eventId?: string) => Promise<GatewayEvent>;
  /** Built-in cards of a test provider; none with a real one, where cards are entered on its own page. */
  testCards: { paymentMethodToken: string; name: string }[];
  /** Reads what may be stored of a card. @throws Refusal BAD_REQUEST for a token the provider does not know */
  readCard: (paymentMethodToken: string) => Promise<Omit<CardData, 'cardId'>>;
  /**
   * Saves a card at the provider, so that it can be charged later; the payer has agreed to that.
   * @returns the payer at the provider, created on the first call for an order
   * @throws Refusal BAD_REQUEST for a card that cannot be saved
   */
  attachCard: (
    paymentMethodToken: string,
    payer: { orderId: string; emailId: string; customerRef: string | null },
  ) => Promise<string>;
  /** Deletes a saved card at the provider; one that no longer exists counts as deleted. */
  detachCard: (paymentMethodToken: string) => Promise<void>;
  /**
   * Opens the provider's page for entering a card without a payment; null if cards are not entered that way.
   * `{CHECKOUT_SESSION_ID}` in returnUrl becomes the token that `readEnteredCard` accepts.
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
   * The card of a checkout or card entry of an order; null if none was entered or it belongs to another order.
   * @throws Refusal BAD_REQUEST for anything the provider does not know
   */
  readEnteredCard: (checkoutRef: string, orderId: string) => Promise<EnteredCard | null>;
  /**
   * Charges a saved card; the same paymentId is one charge, however often it is sent.
   * @throws Refusal BAD_REQUEST for a card that the provider no longer has
   */
  chargeCard: (charge: CardCharge) => Promise<GatewayStatus & { providerRef: string }>;
};

/**
 * The card provider, the buy-now-pay-later provider for USD, and Razorpay, if it handles the payments in INR of some or
 * all products instead of the card provider.
 */
export type PaymentGateways = {
  card: PaymentGateway;
  payLater: PaymentGateway;
  razorpay: { gateway: PaymentGateway; takes: (productId: string) => boolean } | null;
};

/** Lists each provider once: Stripe and the sandbox serve both payment methods from the same books. */
export const providersOf = ({ card, payLater, razorpay }: PaymentGateways): PaymentGateway[] => [
  card,
  ...(card.name === payLater.name ? [] : [payLater]),
  ...(razorpay ? [razorpay.gateway] : []),
];

/** Returns the gateway that handled a payment; null if it is not among the current ones, as with an EMI partner. */
export function gatewayThatTook(
  { card, payLater, razorpay }: PaymentGateways,
  { method, provider }: { method: PaymentMethod; provider: string },
): PaymentGateway | null {
  if (razorpay?.gateway.name === provider) return razorpay.gateway;
  const gateway = method === 'CARD' ? card : method === 'PAY_LATER' ? payLater : null;
  return gateway?.name === provider ? gateway : null;
}

/** Whether the card used can be saved there, for the following payments. */
export const mayKeepCards = ({ name }: PaymentGateway, method: PaymentProvider): boolean =>
  method === 'CARD' && name !== 'razorpay' && name !== 'none';

/** Returns the gateway for paying an order of a product in a currency by a given method. */
export function gatewayOf(
  { card, payLater, razorpay }: PaymentGateways,
  method: PaymentProvider,
  { currency, productId }: { currency: Currency; productId: string },
): PaymentGateway {
  if (method === 'PAY_LATER') return payLater;
  return currency === 'INR' && razorpay?.takes(productId) ? razorpay.gateway : card;
}
