import type { OrderRequest } from '@plinth/domain/orders/order-request';
import { offeredProviders } from '@plinth/domain/orders/payment-provider';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { orders, voucherUses } from '../../db/schema/admissions.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { readPrice } from './read-price.ts';
import { claimVoucher } from './voucher-discount.ts';

/**
 * What an order without an application is, before it is written: every amount is the server's. The use of its voucher is
 * held for the transaction.
 * @throws Refusal NOT_FOUND product not sold, CONFLICT voucher used up, BAD_REQUEST provider not offered
 */
export async function draftOrder(tx: Transaction, deps: Deps, request: OrderRequest) {
  const { productId, currency, voucherCode, emailId } = request;
  if (request.provider && !offeredProviders(currency).includes(request.provider))
    throw refuse('BAD_REQUEST', 'This way to pay is not offered in this currency.');
  const createdAt = deps.now();
  const { listPrice, bookingAmount, courseTitle } = await readPrice(tx, productId, currency);
  const voucher = voucherCode
    ? await claimVoucher(tx, { code: voucherCode, productId, currency, now: createdAt, emailId })
    : null;
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
      createdAt,
    },
  };
}

/**
 * Writes an order without an application, in the caller's transaction.
 * @throws Refusal as `draftOrder`
 */
export async function insertOrder(tx: Transaction, deps: Deps, request: OrderRequest) {
  const { order: draft, use, courseTitle } = await draftOrder(tx, deps, request);
  const [order] = await tx.insert(orders).values(draft).returning();
  if (!order) throw new Error('no order was written');
  if (use) await tx.insert(voucherUses).values(use);
  return { ...order, courseTitle };
}
