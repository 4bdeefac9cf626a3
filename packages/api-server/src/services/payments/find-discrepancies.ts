import { and, eq, gte, sql } from 'drizzle-orm';
import { payments } from '../../db/schema/admissions.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { Deps } from '../../deps.ts';
import {
  gatewayThatTook,
  type PaymentGateway,
  type ProviderRefund,
  providersOf,
} from '../../gateways/payments/payment-gateway.ts';
import { Refusal } from '../refusal.ts';
import { paidRefs } from './take-provider-refund.ts';

const DISCREPANCIES = {
  FLAGGED: 'money came that does not fit; decide with `school flagged`',
  NOT_IN_LEDGER: 'a paid payment without a charge of the same amount',
  ONLY_IN_LEDGER: 'a charge whose payment is not paid',
  OVER_REFUNDED: 'more was given back than was charged',
  WRONG_STATUS: 'the status of the order is not the one that its charges give it',
  NO_PLACE: 'a paid order without a place in a cohort',
  INVOICE_GAP: 'the invoice numbers given out are not as many as the paid payments',
  REFUND_FAILED: 'a refund that did not go, and no later one in its place; `school refund` gives it again',
  REFUND_OPEN: 'a refund that the provider has not settled for more than two days',
  REFUND_NOT_IN_LEDGER: 'the provider has given back what the ledger does not have, or not so much of',
  REFUND_NOT_THERE: 'the ledger has a refund that the provider does not have, or that failed there',
  LONG_OPEN: 'a payment open for more than two days',
  PROVIDER_DIFFERS: 'the provider says something else than the ledger',
  PROVIDER_SILENT: 'the provider did not answer for this payment',
} as const;

/** One thing in the books that does not match, and what to make of it. */
export type Discrepancy = {
  kind: keyof typeof DISCREPANCIES;
  orderId: string | null;
  paymentId: string | null;
  /** Amounts in minor units, as they stand in the books. */
  detail: string;
};

/** What each kind means, for the person who reads the report. */
export const discrepancyMeaning = (kind: Discrepancy['kind']): string => DISCREPANCIES[kind];

const DAY_MS = 86_400_000;

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

/** What our own books say against each other, in one statement. */
async function compareBooks({ db, now }: Needs): Promise<Discrepancy[]> {
  const twoDaysAgo = new Date(now().getTime() - 2 * DAY_MS).toISOString();
  const { rows } = await db.execute<Discrepancy>(sql`
    with charges as (
      select order_id, payment_id, sum(amount) filter (where kind = 'CHARGE') as charged, sum(amount) as net
      from ledger_entries group by order_id, payment_id
    ), by_order as (
      select o.order_id, o.status, o.cohort_id, o.user_id,
        (select count(*) from order_instalments i where i.order_id = o.order_id) as planned,
        (select count(*) from payments p join charges c using (payment_id)
          where p.order_id = o.order_id and p.status = 'SUCCEEDED') as paid
      from orders o
    )
    select 'FLAGGED' as kind, order_id as "orderId", payment_id as "paymentId",
      concat(coalesce(received_amount, amount), ' ', coalesce(received_currency, currency), ': ', failure_reason) as detail
    from payments where status = 'FLAGGED' and resolved_at is null
    union all
    select 'NOT_IN_LEDGER', p.order_id, p.payment_id, concat(p.amount, ' ', p.currency, ', ledger ', coalesce(c.charged, 0))
    from payments p left join charges c using (payment_id)
    where p.status = 'SUCCEEDED' and c.charged is distinct from p.amount
    union all
    select 'ONLY_IN_LEDGER', c.order_id, c.payment_id, concat(c.charged, ', payment ', p.status)
    from charges c join payments p using (payment_id)
    where p.status <> 'SUCCEEDED' and not (p.status = 'FLAGGED' and p.resolved_at is not null)
    union all
    select 'OVER_REFUNDED', order_id, payment_id, net::text from charges where net < 0
    union all
    select 'WRONG_STATUS', order_id, null, concat(status, ' with ', paid, ' of ', planned, ' paid') from by_order
    where case
      when paid > 0 and paid >= planned then status not in ('PAYMENT_COMPLETED', 'CANCELLED')
      when paid > 0 then status not in ('PAYMENT_ONGOING', 'CANCELLED')
      else planned > 0 and status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') end
    union all
    select 'NO_PLACE', b.order_id, null, b.status from by_order b
    where b.status in ('PAYMENT_ONGOING', 'PAYMENT_COMPLETED') and not exists (
      select 1 from enrolments e where e.user_id = b.user_id and e.cohort_id = b.cohort_id)
    union all
    select 'INVOICE_GAP', null, null, concat(c.value, ' given out, ', p.n, ' in use')
    from counters c, (select count(invoice_number) as n from payments) p where c.name = 'invoice' and c.value <> p.n
    union all
    select 'REFUND_FAILED', r.order_id, r.payment_id, concat(r.amount, ' ', r.currency, ': ', r.failure_reason)
    from refunds r where r.status = 'FAILED' and not exists (
      select 1 from refunds later where later.payment_id = r.payment_id and later.created_at > r.created_at)
    union all
    select 'REFUND_OPEN', order_id, payment_id, concat(amount, ' ', currency) from refunds
    where status in ('REQUESTED', 'PENDING') and created_at < ${twoDaysAgo}::timestamptz
    union all
    select 'LONG_OPEN', order_id, payment_id, concat(amount, ' ', currency) from payments
    where status = 'PENDING' and created_at < ${twoDaysAgo}::timestamptz
    limit 1000`);
  return rows;
}

/** What the providers say of the payments that were paid lately, one after the other. */
async function askProviders({ db, now, payments: gateways }: Needs, days: number): Promise<Discrepancy[]> {
  const since = new Date(now().getTime() - days * DAY_MS);
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.status, 'SUCCEEDED'), gte(payments.paidAt, since)));
  const found: Discrepancy[] = [];
  for (const { orderId, paymentId, method, provider, providerRef, amount, currency } of paid) {
    const gateway = gatewayThatTook(gateways, { method, provider });
    if (!providerRef || !gateway) continue;
    const note = (kind: Discrepancy['kind'], detail: string) =>
      found.push({ kind, orderId, paymentId, detail });
    try {
      const word = await gateway.readStatus(providerRef);
      if (word.status !== 'SUCCEEDED' || word.amount !== amount || word.currency !== currency)
        note(
          'PROVIDER_DIFFERS',
          `${word.status} ${word.amount} ${word.currency}, ledger ${amount} ${currency}`,
        );
    } catch (error) {
      const isUnknown = error instanceof Refusal && error.code === 'NOT_FOUND';
      note(isUnknown ? 'PROVIDER_DIFFERS' : 'PROVIDER_SILENT', isUnknown ? 'unknown there' : providerRef);
    }
  }
  return found;
}

/** What a provider says of the refunds of the last days, against what is written down of them. */
async function compareRefunds(deps: Needs, gateway: PaymentGateway, days: number): Promise<Discrepancy[]> {
  const since = new Date(deps.now().getTime() - days * DAY_MS);
  // A clock that is behind the provider's hides nothing.
  const earlier = new Date(since.getTime() - DAY_MS);
  const listed = await gateway
    .listRefunds(earlier, await paidRefs(deps, gateway.name, earlier))
    .catch(() => null);
  if (!listed)
    return [{ kind: 'PROVIDER_SILENT', orderId: null, paymentId: null, detail: `refunds, ${gateway.name}` }];
  const ours = await deps.db.select().from(refunds).where(eq(refunds.provider, gateway.name));
  const isOf = (refund: (typeof ours)[number]) => (found: ProviderRefund) =>
    found.refundId === refund.refundId || found.providerRef === refund.providerRef;
  const missing: Discrepancy[] = [];
  for (const found of listed) {
    if (found.status !== 'SUCCEEDED') continue;
    const refund = ours.find((one) => isOf(one)(found));
    if (refund?.status === 'SUCCEEDED' && refund.amount === found.amount) continue;
    const [payment] = await deps.db
      .select({ orderId: payments.orderId, paymentId: payments.paymentId })
      .from(payments)
      .where(
        refund
          ? eq(payments.paymentId, refund.paymentId)
          : and(eq(payments.provider, gateway.name), eq(payments.providerRef, found.paymentRef)),
      );
    // A provider's account may serve others than the school.
    if (!payment) continue;
    const detail = `${found.providerRef} ${found.amount} ${found.currency}`;
    missing.push({ kind: 'REFUND_NOT_IN_LEDGER', ...payment, detail });
  }
  for (const refund of ours) {
    const { orderId, paymentId, amount, currency } = refund;
    if (refund.status !== 'SUCCEEDED' || refund.createdAt < since) continue;
    if (listed.some((found) => isOf(refund)(found) && found.status !== 'FAILED')) continue;
    missing.push({ kind: 'REFUND_NOT_THERE', orderId, paymentId, detail: `${amount} ${currency}` });
  }
  return missing;
}

/**
 * Everything in the books that does not match: payments, ledger, orders and places against each other, and what was
 * paid within some days against the providers. Changes nothing.
 */
export async function findDiscrepancies(deps: Needs, days: number): Promise<Discrepancy[]> {
  const found = [...(await compareBooks(deps)), ...(await askProviders(deps, days))];
  for (const gateway of providersOf(deps.payments))
    found.push(...(await compareRefunds(deps, gateway, days)));
  return found;
}
