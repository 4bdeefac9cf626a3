import { randomBytes } from 'node:crypto';
import type { PaymentProvider } from '@plinth/domain/orders/payment-provider';
import { eq } from 'drizzle-orm';
import { hashToken, newToken } from '../src/api/token-hash.ts';
import { applications, deadlines, sandboxCheckouts } from '../src/db/schema/admissions.ts';
import { sandboxEvent } from '../src/gateways/payments/sandbox-event.ts';
import { createOrderForOffer } from '../src/services/orders/create-order-for-offer.ts';
import { mintCohort } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

const DAY_MS = 86_400_000;

/**
 * Creates an accepted offer over 120,000 with 20,000 waived and 5,000 off for a week, and its order; amounts in minor
 * units.
 */
export async function mintOrder(
  school: TestSchool,
  application: Partial<typeof applications.$inferInsert> = {},
  startedDaysAgo = 28,
) {
  const cohort = await mintCohort(school, {}, startedDaysAgo);
  const tag = randomBytes(6).toString('hex');
  const { db } = school.deps;
  const [offer] = await db
    .insert(applications)
    .values({
      createdAt: school.now(),
      dealTokenHash: hashToken(newToken()),
      productId: 'BIM_A',
      cohortId: cohort.cohortId,
      emailId: `payer-${tag}@plinth.test`,
      firstName: 'Meera',
      lastName: 'Test',
      formData: { mobile: '+919876543210', city: 'Pune', country: 'India' },
      source: 'WEBSITE',
      status: 'PLAN_CREATED',
      currency: 'INR',
      amount: 12_000_000,
      scholarship: 2_000_000,
      planDiscount: 500_000,
      ...application,
    })
    .returning();
  if (!offer) throw new Error('no offer minted');
  const inDays = (days: number) => new Date(school.now().getTime() + days * DAY_MS);
  await db.insert(deadlines).values([
    { applicationId: offer.applicationId, deadlineType: 'PLAN_DISCOUNT', date: inDays(7) },
    { applicationId: offer.applicationId, deadlineType: 'PAYMENT', date: inDays(21) },
  ]);
  const order = await db.transaction((tx) => createOrderForOffer(tx, school.deps, offer.applicationId));
  return { ...order, ...offer, cohort };
}

/** Opens the checkout of the next payment of an order. */
export const initiate = (
  school: TestSchool,
  orderToken: string,
  paymentType = 'DOWN_PAYMENT',
  key?: string,
  provider: PaymentProvider = 'CARD',
) =>
  school.call('POST', '/api/v1/public/initiate-payment', {
    body: { orderToken, paymentType, provider },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

/** Decides a checkout in the sandbox's own books, as its page does, without notifying the school. */
export async function decide(school: TestSchool, paymentId: string, status: 'PAID' | 'DECLINED' = 'PAID') {
  const [checkout] = await school.deps.db
    .update(sandboxCheckouts)
    .set({ status, decidedAt: school.now() })
    .where(eq(sandboxCheckouts.paymentId, paymentId))
    .returning();
  if (!checkout) throw new Error('no checkout of this payment');
  return checkout;
}

type Checkout = Awaited<ReturnType<typeof decide>>;

/** Delivers the signed event of a checkout; `change` simulates a provider that reports something else. */
export function deliver(
  school: TestSchool,
  checkout: Checkout,
  change: Partial<Checkout> = {},
  signature?: string,
) {
  const event = sandboxEvent(school.deps.settings.PLINTH_SECRET, { ...checkout, ...change }, school.now());
  const path =
    checkout.method === 'CARD'
      ? '/api/v1/webhook/stripe/process-and-verify'
      : `/api/v1/webhook/affirm/process-and-verify?checkoutToken=${checkout.checkoutId}`;
  return school.raw(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? event.signature },
    body: event.rawBody,
  });
}

/** Opens the next payment, pays it and delivers the event. */
export async function pay(school: TestSchool, orderToken: string, paymentType = 'DOWN_PAYMENT') {
  const { body } = await initiate(school, orderToken, paymentType);
  const checkout = await decide(school, body.paymentId);
  await deliver(school, checkout);
  return { paymentId: body.paymentId as string, checkout };
}
