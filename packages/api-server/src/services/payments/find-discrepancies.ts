import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import type { Discrepancy } from '@plinth/domain/payments/discrepancy';
import { and, eq, gte } from 'drizzle-orm';
import { compareBooks } from '../../db/queries/payments/compare-books.ts';
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

const DAY_MS = 86_400_000;

/** Formats an amount as in a bank statement. */
const units = (amount: number, currency: string) => `${(amount / MINOR_UNITS).toFixed(2)} ${currency}`;

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Checks recently paid payments with their providers, one after the other. */
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
      const result = await gateway.readStatus(providerRef);
      if (result.status !== 'SUCCEEDED' || result.amount !== amount || result.currency !== currency)
        note(
          'PROVIDER_DIFFERS',
          `${result.status} ${units(result.amount, result.currency)}, ledger ${units(amount, currency)}`,
        );
    } catch (error) {
      const isUnknown = error instanceof Refusal && error.code === 'NOT_FOUND';
      note(isUnknown ? 'PROVIDER_DIFFERS' : 'PROVIDER_SILENT', isUnknown ? 'unknown there' : providerRef);
    }
  }
  return found;
}

/** Compares a provider's refunds of the last days with those recorded here. */
async function compareRefunds(deps: Needs, gateway: PaymentGateway, days: number): Promise<Discrepancy[]> {
  const since = new Date(deps.now().getTime() - days * DAY_MS);
  // Look back a day further, so that a clock behind the provider's hides nothing.
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
    // A provider's account may serve others besides the school.
    if (!payment) continue;
    const detail = `${found.providerRef} ${units(found.amount, found.currency)}`;
    missing.push({ kind: 'REFUND_NOT_IN_LEDGER', ...payment, detail });
  }
  for (const refund of ours) {
    const { orderId, paymentId, amount, currency } = refund;
    if (refund.status !== 'SUCCEEDED' || refund.createdAt < since) continue;
    if (listed.some((found) => isOf(refund)(found) && found.status !== 'FAILED')) continue;
    missing.push({ kind: 'REFUND_NOT_THERE', orderId, paymentId, detail: units(amount, currency) });
  }
  return missing;
}

/**
 * Finds everything in the books that does not match: payments, ledger, orders and places against each other, and
 * payments of the given number of days against the providers. Changes nothing.
 */
export async function findDiscrepancies(deps: Needs, days: number): Promise<Discrepancy[]> {
  const found = [
    ...(await compareBooks.rows(deps.db, { openSince: new Date(deps.now().getTime() - 2 * DAY_MS) })),
    ...(await askProviders(deps, days)),
  ];
  for (const gateway of providersOf(deps.payments))
    found.push(...(await compareRefunds(deps, gateway, days)));
  return found;
}
