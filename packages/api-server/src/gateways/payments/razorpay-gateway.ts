import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { refuse } from '../../services/refusal.ts';
import { askProvider, isRefused, providerOutage } from './ask-provider.ts';
import type { GatewayStatus, PaymentGateway, ProviderRefund, RefundResult } from './payment-gateway.ts';
import { readSignedEvent } from './read-signed-event.ts';
import { withoutCards } from './without-cards.ts';

const TIMEOUT_MS = 10_000;
const PAGE = 100;
/** How long a link can be paid; the provider's own default is six months. */
const OPEN_MS = 86_400_000;
/** More refunds than a school makes in the days considered. */
const MOST_REFUNDS = 10_000;

type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The address of the provider's API. */
  apiBase: string;
  now: () => Date;
  timeoutMs?: number;
};

const Link = z.object({
  id: z.string().min(1),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  amount: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  reference_id: z.string().nullish(),
  short_url: z.string().nullish(),
  payments: z.array(z.object({ payment_id: z.string(), status: z.string() })).nullish(),
});
type Link = z.infer<typeof Link>;
const Links = z.object({ payment_links: z.array(Link) });

const Refund = z.object({
  id: z.string().min(1),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  // No notes are sent as an empty list.
  notes: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).nullish(),
});
type Refund = z.infer<typeof Refund>;
const Refunds = z.object({ items: z.array(Refund) });

const Event = z.object({
  event: z.string(),
  payload: z.object({
    payment_link: z.object({ entity: Link }).optional(),
    refund: z.object({ entity: Refund }).optional(),
  }),
});

const uuid = z.uuid();

function statusOf({ status, amount, amount_paid: paid, currency }: Link): GatewayStatus {
  if (status === 'paid') return { status: 'SUCCEEDED', amount: paid, currency };
  if (status === 'expired' || status === 'cancelled')
    return { status: 'FAILED', amount, currency, reason: 'The payment page was closed.' };
  return { status: 'PENDING', amount, currency };
}

const REFUND_STATUS = { pending: 'PENDING', processed: 'SUCCEEDED', failed: 'FAILED' } as const;

const resultOf = ({ id, status }: Refund): RefundResult => ({
  status: REFUND_STATUS[status],
  providerRef: id,
  ...(status === 'failed' ? { reason: 'The bank of the payer did not take the money.' } : {}),
});

/** Our id of a refund; null for one made in the provider's dashboard. */
const ownIdOf = ({ notes }: Refund): string | null =>
  notes && !Array.isArray(notes) ? (uuid.safeParse(notes.refundId).data ?? null) : null;

/** Whether the provider signed these bytes: hex HMAC-SHA256 over the raw body. */
function isSigned(secret: string, rawBody: string, signature: string | null): boolean {
  if (!/^[0-9a-f]{64}$/.test(signature ?? '')) return false;
  const expected = createHmac('sha256', secret).update(rawBody).digest();
  return timingSafeEqual(expected, Buffer.from(signature ?? '', 'hex'));
}

/**
 * Razorpay by its payment links: UPI, cards and net banking in rupees on the provider's own page, so nothing of it runs
 * on ours. The paymentId is the link's reference, for which the provider accepts one link; the payer's return from the
 * page proves nothing, the provider is queried. Amounts are paise.
 */
export function createRazorpayGateway(options: RazorpayOptions): PaymentGateway {
  const { keyId, keySecret, webhookSecret, apiBase, now, timeoutMs = TIMEOUT_MS } = options;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const unknown = () => refuse('NOT_FOUND', 'The provider does not know this payment.');

  const ask = <T extends object>(
    path: string,
    answer: z.ZodType<T>,
    send?: { body: unknown; headers?: Record<string, string> },
  ) =>
    askProvider(
      new URL(path, apiBase),
      {
        method: send ? 'POST' : 'GET',
        headers: { authorization, ...(send ? { 'content-type': 'application/json', ...send.headers } : {}) },
        ...(send ? { body: JSON.stringify(send.body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      },
      answer,
    );

  /** @throws Refusal NOT_FOUND for anything the provider refuses to show */
  async function read<T extends object>(path: string, answer: z.ZodType<T>): Promise<T> {
    const found = await ask(path, answer);
    if (isRefused(found)) throw unknown();
    return found;
  }

  const pathOf = (providerRef: string) => `/v1/payment_links/${encodeURIComponent(providerRef)}`;
  const readLink = (providerRef: string) => read(pathOf(providerRef), Link);

  async function linkOf(filter: 'reference_id' | 'payment_id', value: string): Promise<Link | null> {
    const { payment_links: links } = await read(
      `/v1/payment_links?${filter}=${encodeURIComponent(value)}`,
      Links,
    );
    return links.find(({ reference_id: ref }) => filter !== 'reference_id' || ref === value) ?? null;
  }

  const checkoutOf = ({ id, short_url: checkoutUrl }: Link) => {
    if (!checkoutUrl || !URL.canParse(checkoutUrl)) throw providerOutage();
    return { providerRef: id, checkoutUrl };
  };

  /** Maps refunds to our terms; those of payments that no link of ours took are left out. */
  async function knownRefunds(refunds: readonly Refund[]): Promise<ProviderRefund[]> {
    const found: ProviderRefund[] = [];
    const links = new Map<string, string | null>();
    for (const refund of refunds) {
      const { payment_id: paymentId, amount, currency } = refund;
      const refundId = ownIdOf(refund);
      if (refundId === null && !links.has(paymentId))
        links.set(paymentId, (await linkOf('payment_id', paymentId))?.id ?? null);
      const paymentRef = refundId === null ? links.get(paymentId) : paymentId;
      if (paymentRef) found.push({ ...resultOf(refund), refundId, paymentRef, amount, currency });
    }
    return found;
  }

  return {
    name: 'razorpay',
    openCheckout: async ({ paymentId, orderId, amount, currency, description, emailId, returnUrl }) => {
      const made = await ask('/v1/payment_links', Link, {
        body: {
          amount,
          currency,
          accept_partial: false,
          expire_by: Math.floor((now().getTime() + OPEN_MS) / 1_000),
          reference_id: paymentId,
          description: description.slice(0, 255),
          customer: { email: emailId },
          notify: { sms: false, email: false },
          reminder_enable: false,
          notes: { paymentId, orderId },
          callback_url: returnUrl,
          callback_method: 'get',
        },
      });
      if (!isRefused(made)) return checkoutOf(made);
      // One link per reference: a second attempt is refused, and finds the first.
      const before = await linkOf('reference_id', paymentId);
      if (!before) throw providerOutage();
      return checkoutOf(before);
    },
    readStatus: async (providerRef) => statusOf(await readLink(providerRef)),
    closeCheckout: async (providerRef) => {
      const closed = await ask(`${pathOf(providerRef)}/cancel`, Link, { body: {} });
      // A link that is already paid or closed cannot be cancelled, so its state is requested.
      return statusOf(isRefused(closed) ? await readLink(providerRef) : closed);
    },
    refund: async ({ refundId, providerRef, amount }) => {
      const { payments } = await readLink(providerRef);
      const paid = payments?.find(({ status }) => status === 'captured' || status === 'refunded');
      if (!paid) throw unknown();
      const path = `/v1/payments/${encodeURIComponent(paid.payment_id)}`;
      // The provider eventually forgets a key, but not its books.
      const { items } = await read(`${path}/refunds?count=${PAGE}`, Refunds);
      const before = items.find((one) => ownIdOf(one) === refundId);
      if (before) return resultOf(before);
      const given = await ask(`${path}/refund`, Refund, {
        body: { amount, receipt: refundId, notes: { refundId } },
        headers: { 'x-refund-idempotency': refundId },
      });
      if (isRefused(given))
        return {
          status: 'FAILED',
          providerRef: '',
          reason: 'The payment provider refused it; look at the payment there.',
        };
      return resultOf(given);
    },
    listRefunds: async (since) => {
      const from = Math.floor(since.getTime() / 1_000);
      const all: Refund[] = [];
      for (let skip = 0; skip < MOST_REFUNDS; skip += PAGE) {
        const { items } = await read(`/v1/refunds?from=${from}&count=${PAGE}&skip=${skip}`, Refunds);
        all.push(...items);
        if (items.length < PAGE) break;
      }
      return knownRefunds(all);
    },
    readEvent: async (rawBody, signature, eventId) => {
      const data = readSignedEvent(Event, rawBody, isSigned(webhookSecret, rawBody, signature));
      const link = data.payload.payment_link?.entity;
      const refund = data.payload.refund?.entity;
      const payment = link ? statusOf(link) : null;
      const refunds = refund ? await knownRefunds([refund]) : [];
      const id = eventId ?? createHash('sha256').update(rawBody).digest('base64url');
      return {
        eventId: id,
        type: data.event,
        providerRef: link?.id ?? '',
        paymentId: uuid.safeParse(link?.reference_id).data ?? null,
        payment,
        refunds,
        card: null,
        payload: { id, type: data.event, reference: link?.id ?? null, ...payment, refunds },
      };
    },
    ...withoutCards,
  };
}
