import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import Stripe from 'stripe';
import { refuse } from '../../services/refusal.ts';
import type { GatewayStatus, PaymentGateway } from './payment-gateway.ts';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  /** Where Stripe's API is, e.g. a stand-in that speaks it. Default: Stripe itself. */
  apiBase?: string | undefined;
  timeoutMs?: number;
  retries?: number;
};

const uuid = /^[0-9a-f-]{36}$/i;

function sessionStatus(session: Stripe.Checkout.Session): GatewayStatus {
  const amount = session.amount_total ?? 0;
  const currency = (session.currency ?? '').toUpperCase();
  if (session.payment_status === 'paid') return { status: 'SUCCEEDED', amount, currency };
  if (session.status === 'expired')
    return { status: 'FAILED', amount, currency, reason: 'The checkout has expired.' };
  return { status: 'PENDING', amount, currency };
}

/** Stripe's codes that a payer can do something about, in our words. */
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

type PaymentWord = { ref: string; paymentId: string; payment: GatewayStatus };

/** What an event says of a payment of ours; the intents behind checkouts carry no paymentId and are left out. */
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
      return ofSession(event.data.object);
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
 * Stripe Checkout; pay later is its Affirm method behind the same interface. The paymentId is Stripe's idempotency
 * key, so that one payment has one checkout however often it is opened.
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

  /** The provider's own words never reach the payer: they may name keys or accounts. */
  const ask = async <T>(work: Promise<T>, unknown: () => Error): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        throw unknown();
      throw refuse(
        'BAD_GATEWAY',
        'The payment provider does not answer. Nothing was charged; try again in a minute.',
      );
    }
  };
  const unknownCheckout = () => refuse('NOT_FOUND', 'The provider does not know this checkout.');
  const unknownCard = () => refuse('BAD_REQUEST', 'The payment provider does not know this card.');

  return {
    name: 'stripe',
    openCheckout: async ({ paymentId, orderId, amount, currency, description, emailId, returnUrl }) => {
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
            customer_email: emailId,
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
        throw refuse('BAD_GATEWAY', 'The payment provider opened no checkout. Try again in a minute.');
      return { providerRef: session.id, checkoutUrl: session.url };
    },
    readStatus: async (providerRef) =>
      providerRef.startsWith('pi_')
        ? intentStatus(await ask(stripe.paymentIntents.retrieve(providerRef), unknownCheckout))
        : sessionStatus(await ask(stripe.checkout.sessions.retrieve(providerRef), unknownCheckout)),
    readEvent: async (rawBody, signature) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature ?? '', options.webhookSecret);
      } catch {
        throw refuse('FORBIDDEN', 'The signature is not the one of the payment provider.');
      }
      const found = eventStatus(event);
      return {
        eventId: event.id,
        type: event.type,
        providerRef: found?.ref ?? '',
        paymentId: found && uuid.test(found.paymentId) ? found.paymentId : null,
        payment: found?.payment ?? null,
        payload: found
          ? {
              id: event.id,
              type: event.type,
              reference: found.ref,
              amount: found.payment.amount,
              currency: found.payment.currency,
              status: found.payment.status,
            }
          : { id: event.id, type: event.type },
      };
    },
    testCards: [],
    readCard: async (paymentMethodToken) => {
      const { card } = await ask(stripe.paymentMethods.retrieve(paymentMethodToken), unknownCard);
      if (!card) throw unknownCard();
      return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
    },
    attachCard: async (paymentMethodToken, { orderId, emailId, customerRef }) => {
      const customer =
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
      await ask(stripe.paymentMethods.attach(paymentMethodToken, { customer }), unknownCard);
      return customer;
    },
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
        throw error;
      });
      const intent = await ask(answered, unknownCard);
      return { providerRef: intent.id, ...intentStatus(intent) };
    },
  };
}
