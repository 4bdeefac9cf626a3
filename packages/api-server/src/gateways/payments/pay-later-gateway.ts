import * as z from 'zod';
import { refuse } from '../../services/refusal.ts';
import { askProvider, isRefused, providerOutage, type Refused } from './ask-provider.ts';
import type { GatewayStatus, PaymentGateway, ProviderRefund } from './payment-gateway.ts';
import { readSignedEvent } from './read-signed-event.ts';
import { isWebhookSigned } from './webhook-signature.ts';
import { withoutCards } from './without-cards.ts';

const TIMEOUT_MS = 10_000;

type PayLaterOptions = {
  publicKey: string;
  privateKey: string;
  webhookSecret: string;
  /** The address of the provider's API. */
  apiBase: string;
  /** The school's name on the provider's page. */
  merchant: string;
  now: () => Date;
  timeoutMs?: number;
};

const Checkout = z.object({ checkout_id: z.string().min(1), redirect_url: z.url() });

/** What happened to a loan; for a refund that we requested, the reference is ours. */
const LoanEvent = z.object({
  id: z.string(),
  type: z.string(),
  amount: z.int().optional(),
  currency: z.string().optional(),
  reference_id: z.string().nullish(),
});

const Transaction = z.object({
  id: z.string().min(1),
  checkout_id: z.string(),
  order_id: z.string().nullish(),
  status: z.enum(['authorized', 'captured', 'voided', 'refunded', 'partially_refunded']),
  amount: z.int(),
  currency: z.string(),
  events: z.array(LoanEvent).optional(),
});

const RefundEvent = z.object({ id: z.string().min(1) });
const Fault = z.object({ code: z.string().optional() });
const Event = z.object({ id: z.string(), event: z.string(), checkout_token: z.string() });

/**
 * The provider's answer once a checkout has expired; before the buyer has confirmed the loan it refuses differently.
 */
const EXPIRED = 'checkout-expired';

/**
 * A separate buy-now-pay-later provider, over its direct API: the server opens a checkout, the buyer confirms the loan
 * on the provider's page, and the checkout's token is then exchanged for a transaction that is captured. Nothing from
 * the browser or an event is trusted: both only name the checkout, and the provider is queried. Every write carries an
 * idempotency key, so that a checkout is one loan and one capture.
 */
export function createPayLaterGateway(options: PayLaterOptions): PaymentGateway {
  const { publicKey, privateKey, apiBase, merchant, timeoutMs = TIMEOUT_MS } = options;
  const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
  const unknownCheckout = () => refuse('NOT_FOUND', 'The provider does not know this checkout.');

  async function ask<T extends object>(
    path: string,
    answer: z.ZodType<T>,
    send?: { key: string; body: unknown },
  ): Promise<T | Refused> {
    const request = {
      method: send ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(send ? { 'content-type': 'application/json', 'idempotency-key': send.key } : {}),
      },
      ...(send ? { body: JSON.stringify(send.body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    };
    const told = await askProvider(new URL(path, apiBase), request, answer);
    if (isRefused(told) && told.status === 404) throw unknownCheckout();
    return told;
  }

  const pathOf = ({ id }: { id: string }) => `/api/v1/transactions/${encodeURIComponent(id)}`;

  /** The transaction of a confirmed checkout, or why there is none. */
  async function transactionOf(checkoutToken: string) {
    const authorized = await ask('/api/v1/transactions', Transaction, {
      key: `authorize-${checkoutToken}`,
      body: { transaction_id: checkoutToken },
    });
    if (isRefused(authorized)) return authorized;
    if (authorized.checkout_id !== checkoutToken) throw unknownCheckout();
    // The answer for a repeated key is the original one, so the current state is requested.
    return ask(pathOf(authorized), Transaction);
  }

  async function refundsOf(checkoutToken: string): Promise<ProviderRefund[]> {
    const transaction = await transactionOf(checkoutToken);
    if (isRefused(transaction)) return [];
    return (transaction.events ?? [])
      .filter(({ type }) => type === 'refund')
      .map(({ id, amount = 0, currency = transaction.currency, reference_id: reference }) => ({
        status: 'SUCCEEDED',
        providerRef: id,
        refundId: z.uuid().safeParse(reference).data ?? null,
        paymentRef: checkoutToken,
        amount,
        currency,
      }));
  }

  /**
   * The state of a checkout. A loan that its buyer has confirmed is captured first, or voided: both answer with what was
   * done, so the state is requested after it.
   */
  async function decide(checkoutToken: string, act: 'capture' | 'void'): Promise<GatewayStatus> {
    const nothing = { amount: 0, currency: 'USD' };
    let transaction = await transactionOf(checkoutToken);
    if (!isRefused(transaction) && transaction.status === 'authorized') {
      const path = pathOf(transaction);
      const done = await ask(`${path}/${act}`, z.object({}), { key: `${act}-${checkoutToken}`, body: {} });
      transaction = isRefused(done) ? done : await ask(path, Transaction);
    }
    if (isRefused(transaction))
      return Fault.safeParse(transaction.refused).data?.code === EXPIRED
        ? { status: 'FAILED', ...nothing, reason: 'The checkout has expired.' }
        : { status: 'PENDING', ...nothing };
    const { status, amount, currency } = transaction;
    if (status === 'voided') return { status: 'FAILED', amount, currency, reason: 'The loan was cancelled.' };
    return { status: status === 'authorized' ? 'PENDING' : 'SUCCEEDED', amount, currency };
  }
  const readStatus = (checkoutToken: string) => decide(checkoutToken, 'capture');

  return {
    name: 'pay-later',
    openCheckout: async ({ paymentId, orderId, amount, currency, description, emailId, returnUrl }) => {
      const opened = await ask('/api/v2/checkout', Checkout, {
        key: `checkout-${paymentId}`,
        body: {
          merchant: {
            public_api_key: publicKey,
            user_confirmation_url: returnUrl,
            user_cancel_url: returnUrl,
            user_confirmation_url_action: 'GET',
            name: merchant,
          },
          order_id: paymentId,
          currency,
          total: amount,
          items: [{ display_name: description, sku: orderId, unit_price: amount, qty: 1 }],
          billing: { email: emailId },
          metadata: { mode: 'redirect', orderId },
        },
      });
      if (isRefused(opened)) throw providerOutage();
      return { providerRef: opened.checkout_id, checkoutUrl: opened.redirect_url };
    },
    readStatus,
    // No call ends a checkout that its buyer has not confirmed: it expires automatically.
    closeCheckout: (checkoutToken) => decide(checkoutToken, 'void'),
    refund: async ({ refundId, providerRef, amount }) => {
      const transaction = await transactionOf(providerRef);
      if (isRefused(transaction)) throw unknownCheckout();
      const given = await ask(`${pathOf(transaction)}/refund`, RefundEvent, {
        key: `refund-${refundId}`,
        body: { amount, reference_id: refundId },
      });
      if (isRefused(given))
        return {
          status: 'FAILED',
          providerRef: '',
          reason: 'The payment provider refused it; look at the payment there.',
        };
      return { status: 'SUCCEEDED', providerRef: given.id };
    },
    listRefunds: async (_since, paid) => {
      const listed: ProviderRefund[] = [];
      for (const checkoutToken of paid) listed.push(...(await refundsOf(checkoutToken)));
      return listed;
    },
    readEvent: async (rawBody, signature) => {
      const {
        id,
        event,
        checkout_token: providerRef,
      } = readSignedEvent(
        Event,
        rawBody,
        isWebhookSigned(options.webhookSecret, rawBody, signature, options.now()),
      );
      const payment = await readStatus(providerRef);
      return {
        eventId: id,
        type: event,
        providerRef,
        paymentId: null,
        payment,
        refunds: payment.status === 'SUCCEEDED' ? await refundsOf(providerRef) : [],
        card: null,
        payload: { id, event, reference: providerRef, ...payment },
      };
    },
    ...withoutCards,
  };
}
