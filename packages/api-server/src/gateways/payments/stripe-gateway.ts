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

function eventStatus(
  event: Stripe.Event,
): { session: Stripe.Checkout.Session; payment: GatewayStatus } | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { session: event.data.object, payment: sessionStatus(event.data.object) };
    case 'checkout.session.async_payment_failed':
      return {
        session: event.data.object,
        payment: {
          ...sessionStatus(event.data.object),
          status: 'FAILED',
          reason: 'The payment was declined.',
        },
      };
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
      sessionStatus(await ask(stripe.checkout.sessions.retrieve(providerRef), unknownCheckout)),
    readEvent: async (rawBody, signature) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature ?? '', options.webhookSecret);
      } catch {
        throw refuse('FORBIDDEN', 'The signature is not the one of the payment provider.');
      }
      const found = eventStatus(event);
      const reference = found?.session.client_reference_id ?? '';
      return {
        eventId: event.id,
        type: event.type,
        providerRef: found?.session.id ?? '',
        paymentId: uuid.test(reference) ? reference : null,
        payment: found?.payment ?? null,
        payload: found
          ? {
              id: event.id,
              type: event.type,
              session: found.session.id,
              amount: found.payment.amount,
              currency: found.payment.currency,
              status: found.payment.status,
            }
          : { id: event.id, type: event.type },
      };
    },
    readCard: async (paymentMethodToken) => {
      const { card } = await ask(stripe.paymentMethods.retrieve(paymentMethodToken), unknownCard);
      if (!card) throw unknownCard();
      return { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year };
    },
  };
}
