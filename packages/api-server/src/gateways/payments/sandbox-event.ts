import { createHmac } from 'node:crypto';
import type { sandboxCheckouts } from '../../db/schema/admissions.ts';
import { signWebhook } from './webhook-signature.ts';

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;

/** The key the sandbox signs with: derived, so that it differs from every other key of the school. */
export const sandboxKey = (secret: string) =>
  createHmac('sha256', secret).update('sandbox-webhook').digest('hex');

/** Builds the event that the sandbox sends for a decided checkout, with its signature; shaped like Stripe's. */
export function sandboxEvent(
  secret: string,
  checkout: Pick<SandboxCheckout, 'checkoutId' | 'paymentId' | 'amount' | 'currency' | 'status'>,
  now: Date,
): { rawBody: string; signature: string } {
  const isPaid = checkout.status === 'PAID';
  const rawBody = JSON.stringify({
    id: `evt_${checkout.checkoutId}_${checkout.status.toLowerCase()}`,
    type: isPaid ? 'checkout.session.completed' : 'checkout.session.async_payment_failed',
    data: {
      object: {
        id: checkout.checkoutId,
        client_reference_id: checkout.paymentId,
        payment_status: isPaid ? 'paid' : 'unpaid',
        amount_total: checkout.amount,
        currency: checkout.currency.toLowerCase(),
      },
    },
  });
  return { rawBody, signature: signWebhook(sandboxKey(secret), rawBody, now) };
}
