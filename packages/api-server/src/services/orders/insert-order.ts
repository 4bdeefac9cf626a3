import type { OrderRequest } from '@plinth/domain/orders/order-request';
import { offeredProviders } from '@plinth/domain/orders/payment-provider';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { orders, voucherUses } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readPrice } from './read-price.ts';
import { requireSeat } from './require-seat.ts';
import { claimVoucher } from './voucher-discount.ts';

/** An order that can be created: the request and the current price. */
export type PricedRequest = OrderRequest & { price: Awaited<ReturnType<typeof readPrice>> };

/**
 * Looks up the price of a new order. It uses a separate connection, so it runs before the transaction.
 * @throws Refusal NOT_FOUND product not sold, BAD_REQUEST provider not offered, CONFLICT no seat
 */
export async function priceOrder(deps: Deps, request: OrderRequest): Promise<PricedRequest> {
  const { productId, currency, provider } = request;
  if (provider && !offeredProviders(currency).includes(provider))
    throw refuse('BAD_REQUEST', 'This way to pay is not offered in this currency.');
  const price = await readPrice(deps, productId, currency);
  await requireSeat(deps.db, { productId, cohortId: null, emailId: request.emailId }, deps.now());
  return { ...request, price };
}

/** Claims the use of a voucher for the caller's transaction; null if none is named. @throws Refusal CONFLICT used up */
export async function claimOrderVoucher(tx: Transaction, deps: Deps, request: PricedRequest) {
  const { productId, currency, voucherCode, emailId, price } = request;
  if (!voucherCode) return null;
  const { listPrice } = price;
  return claimVoucher(tx, { code: voucherCode, productId, currency, now: deps.now(), emailId, listPrice });
}

/** Drafts an order without an application, before it is written: the server sets every amount. */
export function draftOrder(
  deps: Deps,
  request: PricedRequest,
  voucher: Awaited<ReturnType<typeof claimOrderVoucher>>,
) {
  const { productId, currency, voucherCode, emailId, price } = request;
  const { listPrice, bookingAmount, courseTitle } = price;
  const orderId = uuidv7();
  return {
    courseTitle,
    use: voucher && voucherCode ? { code: voucherCode, slot: voucher.slot, orderId } : null,
    order: {
      orderId,
      tokenHash: hashToken(derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId)),
      emailId,
      firstName: request.billingContact.firstName,
      lastName: request.billingContact.lastName,
      productId,
      pricingStage: request.pricingStage,
      currency,
      status: 'CREATED' as const,
      listPrice,
      scholarship: 0,
      planDiscount: 0,
      planDiscountDeadLine: null,
      voucherCode: voucherCode ?? null,
      voucherDiscount: voucher?.discount ?? 0,
      bookingAmount,
      planType: null,
      plannedAt: null,
      billingContact: request.billingContact,
      billingAddress: request.billingAddress,
      createdAt: deps.now(),
    },
  };
}

/** Writes an order without an application, in the caller's transaction. @throws Refusal as `claimOrderVoucher` */
export async function insertOrder(tx: Transaction, deps: Deps, request: PricedRequest) {
  const voucher = await claimOrderVoucher(tx, deps, request);
  const { order: draft, use, courseTitle } = draftOrder(deps, request, voucher);
  const [order] = await tx.insert(orders).values(draft).returning();
  if (!order) throw new Error('no order was written');
  if (use) await tx.insert(voucherUses).values(use);
  return { ...order, courseTitle };
}
