import { createHmac } from 'node:crypto';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { and, eq, gte } from 'drizzle-orm';
import * as z from 'zod';
import { preparedOnce } from '../../db/prepared-once.ts';
import { rowPlaceholders, rowValues } from '../../db/row-placeholders.ts';
import { sandboxCheckouts } from '../../db/schema/admissions.ts';
import { sandboxRefunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../services/refusal.ts';
import type { GatewayStatus, PaymentGateway } from './payment-gateway.ts';
import { readSignedEvent } from './read-signed-event.ts';
import { type SandboxCheckout, sandboxKey } from './sandbox-event.ts';
import { isWebhookSigned } from './webhook-signature.ts';

/** An undecided checkout expires automatically, as with a real provider. */
export const SANDBOX_CHECKOUT_MS = 86_400_000;

type NewCheckout = typeof sandboxCheckouts.$inferInsert;

const SandboxEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      client_reference_id: z.uuid(),
      payment_status: z.enum(['paid', 'unpaid']),
      amount_total: z.int(),
      currency: z.string(),
    }),
  }),
});

const DECLINED_CARD = 'pm_card_chargeDeclined';

/** The cards that the sandbox knows; the last one can be saved and is declined when it is charged. */
const CARDS: Record<string, { brand: string; last4: string }> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  [DECLINED_CARD]: { brand: 'visa', last4: '0341' },
};

/** The sandbox's state of a checkout at a moment. */
export function sandboxStatus(checkout: SandboxCheckout, now: Date): GatewayStatus {
  const { amount, currency, status, createdAt } = checkout;
  if (status === 'PAID') return { status: 'SUCCEEDED', amount, currency };
  if (status === 'DECLINED')
    return { status: 'FAILED', amount, currency, reason: 'The payment was declined.' };
  if (status === 'CLOSED') return { status: 'FAILED', amount, currency, reason: 'The checkout was closed.' };
  if (now.getTime() - createdAt.getTime() > SANDBOX_CHECKOUT_MS)
    return { status: 'FAILED', amount, currency, reason: 'The checkout has expired.' };
  return { status: 'PENDING', amount, currency };
}

/**
 * A provider for the demonstration school: no real money, its own books in `sandbox_checkouts`, its own checkout page,
 * and signed events like a real one.
 */
export function createSandboxGateway(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  method: PaymentProvider,
): PaymentGateway {
  const key = sandboxKey(settings.PLINTH_SECRET);
  const checkoutIdOf = (paymentId: string) =>
    `cs_sandbox_${createHmac('sha256', key).update(paymentId).digest('base64url')}`;
  const statusOf = async (checkoutId: string) => {
    const [checkout] = await db
      .select()
      .from(sandboxCheckouts)
      .where(eq(sandboxCheckouts.checkoutId, checkoutId));
    if (!checkout) throw refuse('NOT_FOUND', 'The provider does not know this checkout.');
    return sandboxStatus(checkout, now());
  };
  /** Opens a checkout, the same one again for the same payment. */
  const insertCheckout = async (checkout: Omit<NewCheckout, 'checkoutId' | 'method' | 'createdAt'>) => {
    const checkoutId = checkoutIdOf(checkout.paymentId);
    // Each row has all of its columns, so that one statement serves them all.
    const row = {
      keepsCard: false,
      status: 'OPEN' as const,
      decidedAt: null,
      ...checkout,
      checkoutId,
      method,
      createdAt: now(),
    };
    await preparedOnce(db, 'sandbox-checkout', () =>
      db.insert(sandboxCheckouts).values(rowPlaceholders('checkout', row)).onConflictDoNothing(),
    ).execute(rowValues('checkout', sandboxCheckouts, row));
    return checkoutId;
  };
  return {
    name: 'sandbox',
    openCheckout: async ({ paymentId, orderId, amount, currency, description, returnUrl, keepCard }) => {
      const keepsCard = keepCard !== undefined;
      const checkout = { paymentId, orderId, amount, currency, description, returnUrl, keepsCard };
      const checkoutId = await insertCheckout(checkout);
      return {
        providerRef: checkoutId,
        checkoutUrl: `${settings.PLINTH_ORIGIN}/sandbox-checkout/${checkoutId}`,
      };
    },
    readStatus: statusOf,
    closeCheckout: async (checkoutId) => {
      await db
        .update(sandboxCheckouts)
        .set({ status: 'CLOSED', decidedAt: now() })
        .where(and(eq(sandboxCheckouts.checkoutId, checkoutId), eq(sandboxCheckouts.status, 'OPEN')));
      return statusOf(checkoutId);
    },
    refund: async ({ refundId, providerRef, amount, currency }) => {
      await statusOf(providerRef);
      await db
        .insert(sandboxRefunds)
        .values({ refundId, checkoutId: providerRef, amount, currency, createdAt: now() })
        .onConflictDoNothing();
      return { status: 'SUCCEEDED', providerRef: `re_sandbox_${refundId}` };
    },
    listRefunds: async (since) => {
      const given = await db.select().from(sandboxRefunds).where(gte(sandboxRefunds.createdAt, since));
      return given.map(({ refundId, checkoutId, amount, currency }) => ({
        status: 'SUCCEEDED',
        providerRef: `re_sandbox_${refundId}`,
        refundId,
        paymentRef: checkoutId,
        amount,
        currency,
      }));
    },
    readEvent: async (rawBody, signature) => {
      const event = readSignedEvent(SandboxEvent, rawBody, isWebhookSigned(key, rawBody, signature, now()));
      const { id, client_reference_id, payment_status, amount_total, currency } = event.data.object;
      return {
        eventId: event.id,
        type: event.type,
        providerRef: id,
        paymentId: client_reference_id,
        payment: {
          status: payment_status === 'paid' ? 'SUCCEEDED' : 'FAILED',
          amount: amount_total,
          currency: currency.toUpperCase(),
          ...(payment_status === 'paid' ? {} : { reason: 'The payment was declined.' }),
        },
        refunds: [],
        card: null,
        payload: event,
      };
    },
    testCards: Object.entries(CARDS).map(([paymentMethodToken, { brand, last4 }]) => ({
      paymentMethodToken,
      name: `Test card ${brand} ${last4}${paymentMethodToken === DECLINED_CARD ? ', is declined when charged' : ''}`,
    })),
    readCard: async (paymentMethodToken) => {
      const card = CARDS[paymentMethodToken];
      if (!card) throw refuse('BAD_REQUEST', 'The payment provider does not know this card.');
      return { ...card, expMonth: 12, expYear: now().getUTCFullYear() + 3 };
    },
    attachCard: async (_paymentMethodToken, { orderId, customerRef }) =>
      customerRef ?? `cus_sandbox_${orderId}`,
    detachCard: async () => {},
    openCardEntry: null,
    readEnteredCard: async (checkoutId, orderId) => {
      const [paid] = await db
        .select({ keepsCard: sandboxCheckouts.keepsCard })
        .from(sandboxCheckouts)
        .where(
          and(
            eq(sandboxCheckouts.checkoutId, checkoutId),
            eq(sandboxCheckouts.orderId, orderId),
            eq(sandboxCheckouts.status, 'PAID'),
          ),
        );
      return paid?.keepsCard
        ? { paymentMethodToken: 'pm_card_visa', customerRef: `cus_sandbox_${orderId}` }
        : null;
    },
    chargeCard: async ({ paymentMethodToken, paymentId, orderId, amount, currency, description }) => {
      const status = paymentMethodToken === DECLINED_CARD ? 'DECLINED' : 'PAID';
      const charge = { paymentId, orderId, amount, currency, description, returnUrl: '' };
      const checkoutId = await insertCheckout({ ...charge, status, decidedAt: now() });
      return { providerRef: checkoutId, ...(await statusOf(checkoutId)) };
    },
  };
}
