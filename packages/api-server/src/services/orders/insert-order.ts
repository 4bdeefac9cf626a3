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
 * Writes an order without an application, in the caller's transaction; every amount is the server's.
 * @throws Refusal NOT_FOUND product not sold, CONFLICT voucher used up, BAD_REQUEST provider not offered
 */
export async function insertOrder(tx: Transaction, deps: Deps, request: OrderRequest) {
  const { productId, currency, voucherCode } = request;
  if (request.provider && !offeredProviders(currency).includes(request.provider))
    throw refuse('BAD_REQUEST', 'This way to pay is not offered in this currency.');
  const now = deps.now();
  const price = await readPrice(tx, productId, currency);
  const voucher = voucherCode
    ? await claimVoucher(tx, { code: voucherCode, productId, currency, now })
    : null;
  const orderId = uuidv7();
  const [order] = await tx
    .insert(orders)
    .values({
      orderId,
      tokenHash: hashToken(derivedToken(deps.settings.PLINTH_SECRET, 'order', orderId)),
      emailId: request.emailId,
      firstName: request.billingContact.firstName,
      lastName: request.billingContact.lastName,
      productId,
      pricingStage: request.pricingStage,
      currency,
      status: 'CREATED',
      listPrice: price.listPrice,
      voucherCode: voucherCode ?? null,
      voucherDiscount: voucher?.discount ?? 0,
      bookingAmount: price.bookingAmount,
      billingContact: request.billingContact,
      billingAddress: request.billingAddress,
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error('no order was written');
  if (voucher && voucherCode)
    await tx.insert(voucherUses).values({ code: voucherCode, slot: voucher.slot, orderId });
  return { ...order, courseTitle: price.courseTitle };
}
