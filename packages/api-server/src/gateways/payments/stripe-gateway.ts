import { isUuid } from '@plinth/domain/fields/is-uuid';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import Stripe from 'stripe';
import { Refusal, refuse } from '../../services/refusal.ts';
import { providerOutage } from './ask-provider.ts';
import type {
  EnteredCard,
  GatewayStatus,
  PaymentGateway,
  ProviderRefund,
  RefundResult,
} from './payment-gateway.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** More refunds than a school makes in the days considered. */
const MOST_REFUNDS = 10_000;

type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** The address of Stripe's API, e.g. a stand-in that speaks it. Default: Stripe itself. */
  apiBase?: string | undefined;
  timeoutMs?: number;
  retries?: number;
};

type Payer = { orderId: string; emailId: string; customerRef: string | null };

function sessionStatus(session: Stripe.Checkout.Session): GatewayStatus {
  const amount = session.amount_total ?? 0;
  const currency = (session.currency ?? '').toUpperCase();
  if (session.payment_status === 'paid') return { status: 'SUCCEEDED', amount, currency };
  if (session.status === 'expired')
    return { status: 'FAILED', amount, currency, reason: 'The checkout has expired.' };
  return { status: 'PENDING', amount, currency };
}

/** Stripe's codes that a payer can act on, in our words. */
const DECLINED: Record<string, string> = {
  authentication_required: 'The bank wants you to confirm this payment yourself.',
  expired_card: 'The card has expired.',
  insufficient_funds: 'The card does not have enough funds.',
};
const declinedFor = (error: { code?: string | null; decline_code?: string | null } | null) =>
  DECLINED[error?.decline_code ?? ''] ?? DECLINED[error?.code ?? ''] ?? 'The card was declined.';

function intentStatus(intent: Stripe.PaymentIntent): GatewayStatus {
  const { amount } = intent;
  const currency = intent.currency.toUpperCase();
  if (intent.status === 'succeeded') return { status: 'SUCCEEDED', amount: intent.amount_received, currency };
  if (intent.status === 'processing') return { status: 'PENDING', amount, currency };
  return { status: 'FAILED', amount, currency, reason: declinedFor(intent.last_payment_error) };
}

function refundResult(refund: Stripe.Refund): RefundResult {
  const providerRef = refund.id;
  if (refund.status === 'succeeded') return { status: 'SUCCEEDED', providerRef };
  if (refund.status === 'failed' || refund.status === 'canceled')
    return { status: 'FAILED', providerRef, reason: refundFailedFor(refund.failure_reason) };
  return { status: 'PENDING', providerRef };
}

/** Stripe's reasons that staff can act on, in our words. */
const REFUND_FAILED: Record<string, string> = {
  expired_or_canceled_card: 'The card that paid no longer exists.',
  lost_or_stolen_card: 'The card that paid was lost or stolen.',
  insufficient_funds: 'The balance at the provider is too low.',
};
const refundFailedFor = (reason: string | null | undefined) =>
  REFUND_FAILED[reason ?? ''] ?? 'The bank of the payer did not take the money.';

const refusedFor = (code: string | undefined) =>
  code === 'charge_already_refunded'
    ? 'It has already been given back.'
    : 'The payment provider refused it; look at the payment there.';

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

/** The card entered at a checkout, if it was one of this order: the card set up or the card that paid. */
function cardOfSession(session: Stripe.Checkout.Session, orderId: string): EnteredCard | null {
  const given = session.mode === 'setup' ? session.setup_intent : session.payment_intent;
  const paymentMethodToken = typeof given === 'object' ? idOf(given?.payment_method) : null;
  const customerRef = idOf(session.customer);
  if (session.metadata?.orderId !== orderId || session.status !== 'complete') return null;
  return paymentMethodToken && customerRef ? { paymentMethodToken, customerRef } : null;
}

type PaymentWord = { ref: string; paymentId: string; payment: GatewayStatus };

/**
 * The state that an event reports for a payment of ours; the intents behind checkouts carry no paymentId and are left
 * out.
 */
function eventStatus(event: Stripe.Event): PaymentWord | null {
  const ofSession = (session: Stripe.Checkout.Session, payment = sessionStatus(session)) => ({
    ref: session.id,
    paymentId: session.client_reference_id ?? '',
    payment,
  });
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return event.data.object.mode === 'setup' ? null : ofSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return ofSession(event.data.object, {
        ...sessionStatus(event.data.object),
        status: 'FAILED',
        reason: 'The payment was declined.',
      });
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      const { id, metadata } = event.data.object;
      const paymentId = metadata.paymentId ?? '';
      return paymentId ? { ref: id, paymentId, payment: intentStatus(event.data.object) } : null;
    }
    default:
      return null;
  }
}

/**
 * Stripe Checkout; pay later is its Affirm method behind the same interface. The paymentId is Stripe's idempotency key,
 * so that one payment has one checkout however often it is opened.
 */
export function createStripeGateway(options: StripeOptions, method: PaymentProvider): PaymentGateway {
  const base = options.apiBase ? new URL(options.apiBase) : null;
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: options.retries ?? RETRIES,
    telemetry: false,
    ...(base
      ? {
          host: base.hostname,
          protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
          ...(base.port ? { port: base.port } : {}),
        }
      : {}),
  });

  /** The provider's own messages never reach the payer: they may name keys or accounts. */
  const ask = async <T>(work: Promise<T>, unknown: () => Error): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        throw unknown();
      throw providerOutage();
    }
  };
  const unknownCheckout = () => refuse('NOT_FOUND', 'The provider does not know this checkout.');
  const unknownCard = () => refuse('BAD_REQUEST', 'The payment provider does not know this card.');

  /** The payer of an order at Stripe, created once. */
  const customerOf = async ({ orderId, emailId, customerRef }: Payer) =>
    customerRef ??
    (
      await ask(
        stripe.customers.create(
          { email: emailId, metadata: { orderId } },
          { idempotencyKey: `customer-${orderId}` },
        ),
        unknownCard,
      )
    ).id;

  const readSessionCard = async (checkoutRef: string, orderId: string) => {
    const expand = ['payment_intent', 'setup_intent'];
    const session = await ask(stripe.checkout.sessions.retrieve(checkoutRef, { expand }), unknownCard);
    return cardOfSession(session, orderId);
  };

  /** An event names only the session: the card is read from where it was entered. */
  const cardOfEvent = async (event: Stripe.Event) => {
    if (event.type !== 'checkout.session.completed' || event.data.object.mode !== 'setup') return null;
    const orderId = event.data.object.metadata?.orderId ?? '';
    const card = isUuid(orderId) ? await readSessionCard(event.data.object.id, orderId) : null;
    return card && { orderId, ...card };
  };

  /** The payment behind an intent, in our terms: a charge of ours is its intent, a checkout its session. */
  const paymentRefOf = async (intentId: string) => {
    const { data } = await ask(
      stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 }),
      unknownCheckout,
    );
    return data[0]?.id ?? intentId;
  };

  const toProviderRefund = async (refund: Stripe.Refund): Promise<ProviderRefund> => {
    const refundId = refund.metadata?.refundId ?? '';
    const intentId = idOf(refund.payment_intent);
    const isOurs = isUuid(refundId);
    return {
      ...refundResult(refund),
      refundId: isOurs ? refundId : null,
      paymentRef: isOurs || !intentId ? (intentId ?? '') : await paymentRefOf(intentId),
      amount: refund.amount,
      currency: refund.currency.toUpperCase(),
    };
  };

  const refundsOf = async (query: Stripe.RefundListParams) => {
    const listed: ProviderRefund[] = [];
    const found = stripe.refunds.list({ ...query, limit: 100 }).autoPagingToArray({ limit: MOST_REFUNDS });
    for (const refund of await ask(found, unknownCheckout)) listed.push(await toProviderRefund(refund));
    return listed;
  };

  /** The refunds that an event reports. A charge event does not include them, so they are requested. */
  const eventRefunds = async (event: Stripe.Event): Promise<ProviderRefund[]> => {
    switch (event.type) {
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
      case 'charge.refund.updated':
        return [await toProviderRefund(event.data.object)];
      case 'charge.refunded': {
        const intentId = idOf(event.data.object.payment_intent);
        return intentId ? refundsOf({ payment_intent: intentId }) : [];
      }
      default:
        return [];
    }
  };

  return {
    name: 'stripe',
    openCheckout: async ({
      paymentId,
      orderId,
      amount,
      currency,
      description,
      emailId,
      returnUrl,
      keepCard,
    }) => {
      const session = await ask(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: [method === 'CARD' ? 'card' : 'affirm'],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: description },
                },
              },
            ],
            ...(keepCard
              ? {
                  customer: await customerOf({ orderId, emailId, customerRef: keepCard.customerRef }),
                  payment_intent_data: { setup_future_usage: 'off_session' as const },
                }
              : { customer_email: emailId }),
            client_reference_id: paymentId,
            metadata: { paymentId, orderId },
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: paymentId },
        ),
        unknownCheckout,
      );
      if (!session.url)
        throw refuse('BAD_GATEWAY', 'The payment provider did not open a checkout. Try again in a minute.');
      return { providerRef: session.id, checkoutUrl: session.url };
    },
    readStatus: async (providerRef) =>
      providerRef.startsWith('pi_')
        ? intentStatus(await ask(stripe.paymentIntents.retrieve(providerRef), unknownCheckout))
        : sessionStatus(await ask(stripe.checkout.sessions.retrieve(providerRef), unknownCheckout)),
    closeCheckout: async (providerRef) => {
      if (providerRef.startsWith('pi_'))
        return intentStatus(await ask(stripe.paymentIntents.retrieve(providerRef), unknownCheckout));
      // Stripe refuses to expire a session that is complete or has expired, so its state is requested.
      const session = await ask(
        stripe.checkout.sessions.expire(providerRef).catch((error: unknown) => {
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'resource_missing')
            return stripe.checkout.sessions.retrieve(providerRef);
          throw error;
        }),
        unknownCheckout,
      );
      return sessionStatus(session);
    },
    refund: async ({ refundId, providerRef, amount }) => {
      const paymentIntent = providerRef.startsWith('pi_')
        ? providerRef
        : idOf((await ask(stripe.checkout.sessions.retrieve(providerRef), unknownCheckout)).payment_intent);
      if (!paymentIntent) throw unknownCheckout();
      // Stripe forgets idempotency keys after a day; refunds it has made remain listed.
      const { data } = await ask(
        stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
        unknownCheckout,
      );
      const known = data.find(({ metadata }) => metadata?.refundId === refundId);
      if (known) return refundResult(known);
      const made = stripe.refunds
        .create(
          { payment_intent: paymentIntent, amount, metadata: { refundId } },
          { idempotencyKey: `refund-${refundId}` },
        )
        .then(refundResult, (error: unknown): RefundResult => {
          // A refusal is final: a retry would be refused too.
          if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'resource_missing')
            return { status: 'FAILED', providerRef: '', reason: refusedFor(error.code) };
          throw error;
        });
      return ask(made, unknownCheckout);
    },
    listRefunds: async (since) => refundsOf({ created: { gte: Math.floor(since.getTime() / 1000) } }),
    readEvent: async (rawBody, signature) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature ?? '', options.webhookSecret);
      } catch {
        throw refuse('FORBIDDEN', 'The signature is not the one of the payment provider.');
      }
      const found = eventStatus(event);
      const refunds = await eventRefunds(event);
      return {
        eventId: event.id,
        type: event.type,
        providerRef: found?.ref ?? '',
        paymentId: found && isUuid(found.paymentId) ? found.paymentId : null,
        payment: found?.payment ?? null,
        refunds,
        card: await cardOfEvent(event),
        payload: found
          ? {
              id: event.id,
              type: event.type,
              reference: found.ref,
              amount: found.payment.amount,
              currency: found.payment.currency,
              status: found.payment.status,
            }
          : { id: event.id, type: event.type, refunds },
      };
    },
    testCards: [],
    readCard: async (paymentMethodToken) => {
      const { card } = await ask(stripe.paymentMethods.retrieve(paymentMethodToken), unknownCard);
      if (!card) throw unknownCard();
      return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
    },
    attachCard: async (paymentMethodToken, { orderId, emailId, customerRef }) => {
      const customer = await customerOf({ orderId, emailId, customerRef });
      await ask(stripe.paymentMethods.attach(paymentMethodToken, { customer }), unknownCard);
      return customer;
    },
    detachCard: async (paymentMethodToken) => {
      const detached = stripe.paymentMethods.detach(paymentMethodToken).catch((error: unknown) => {
        // Stripe answers this for a card that no longer belongs to a customer, or that it does not know.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
        throw error;
      });
      await ask(detached, unknownCard);
    },
    openCardEntry: async ({ orderId, emailId, customerRef, returnUrl }) => {
      const session = await ask(
        stripe.checkout.sessions.create({
          mode: 'setup',
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          customer: await customerOf({ orderId, emailId, customerRef }),
          metadata: { orderId },
          success_url: returnUrl,
          cancel_url: returnUrl.split('?')[0] ?? returnUrl,
        }),
        unknownCard,
      );
      if (!session.url)
        throw refuse('BAD_GATEWAY', 'The payment provider did not open its page. Try again in a minute.');
      return { url: session.url };
    },
    readEnteredCard: async (checkoutRef, orderId) => readSessionCard(checkoutRef, orderId),
    chargeCard: async ({
      paymentId,
      orderId,
      amount,
      currency,
      description,
      paymentMethodToken,
      customerRef,
    }) => {
      const create = stripe.paymentIntents.create(
        {
          amount,
          currency: currency.toLowerCase(),
          customer: customerRef,
          payment_method: paymentMethodToken,
          off_session: true,
          confirm: true,
          description,
          metadata: { paymentId, orderId },
        },
        { idempotencyKey: `charge-${paymentId}` },
      );
      // A declined card is an answer, not an outage: Stripe sends it as an error that carries the intent.
      const answered = create.catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeCardError && error.payment_intent)
          return error.payment_intent;
        // Removed at Stripe, as in its dashboard.
        const isGone =
          error instanceof Stripe.errors.StripeInvalidRequestError &&
          (error.param === 'payment_method' || error.param === 'customer');
        throw isGone ? unknownCard() : error;
      });
      const intent = await ask(answered, unknownCard);
      return { providerRef: intent.id, ...intentStatus(intent) };
    },
  };
}
