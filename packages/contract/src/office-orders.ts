import { ProductCode } from '@plinth/domain/catalog/product-code';
import { Id } from '@plinth/domain/fields/id';
import { optionalTextField } from '@plinth/domain/fields/text';
import {
  FlaggedDecision,
  InstalmentExtension,
  OFFICE_ORDER_SORTS,
  OfficeOrder,
  OfficeOrderDetail,
  OrderCancelling,
  OrderNeed,
  RefundRequest,
} from '@plinth/domain/orders/office-order';
import { OrderStatus } from '@plinth/domain/orders/order-status';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { listQuery } from './list-query.ts';

const { get, post, put } = callsOf('office-orders');
const csv = csvCallsOf('office-orders');

const ofOrder = z.object({ orderId: Id });
const ofPayment = z.object({ orderId: Id, paymentId: Id });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;
const answer = z.object({ order: OfficeOrderDetail });

const Filter = {
  /** Part of a name, an address or the id of an order. */
  search: z._default(optionalTextField(100), ''),
  status: z.optional(OrderStatus),
  productId: z.optional(ProductCode),
  need: z.optional(OrderNeed),
};

/** The orders of the school with all their money. Amounts in minor units of the order's currency. */
export const officeOrders = {
  list: get('/v1/office/orders', {
    access: 'staff:money.read',
    summary: 'Lists orders, 20 per page.',
    input: listQuery(Filter, z._default(z.enum(OFFICE_ORDER_SORTS), 'createdAt'), 'desc'),
    output: z.object({ orders: z.array(OfficeOrder), total: z.int().check(z.gte(0)) }),
  }),

  download: csv('/v1/office/orders/csv', {
    access: 'staff:money.read',
    summary: 'Returns the same orders as a CSV file; records an entry in the audit log.',
    filter: Filter,
  }),

  read: get('/v1/office/orders/{orderId}', {
    access: 'staff:money.read',
    summary: 'Returns an order with its payment plan, payment attempts, refunds and ledger. 404.',
    input: z.object({ params: ofOrder }),
    output: answer,
  }),

  cancel: post('/v1/office/orders/{orderId}/cancellation', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Cancels an order that is not paid in full: its offer and place end with it, and the payer is notified. Repeating the call changes nothing. 404, 409 if paid in full or expired.',
    input: z.object({ params: ofOrder, body: OrderCancelling }),
    output: answer,
  }),

  giveBack: post('/v1/office/orders/{orderId}/unseated-refund', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Refunds in full somebody who has paid and has no seat, and ends the order; the payer is notified. Repeating the call changes nothing. 404, 409 if they now have a seat.',
    input: z.object({ params: ofOrder, body: OrderCancelling }),
    output: answer,
  }),

  extend: put('/v1/office/orders/{orderId}/due-date', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      "Postpones the next instalment to the end of a day in the school's time zone, and notifies the payer. If another instalment would be due by then, all later ones move by as many days. 400 if the day is not later or too far away, 404, 409 if no instalment is running, or the next one is not due on `seen`.",
    input: z.object({ params: ofOrder, body: InstalmentExtension }),
    output: answer,
  }),

  refund: post('/v1/office/orders/{orderId}/payments/{paymentId}/refunds', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Refunds money of a payment through its provider, or records a refund made by staff; the same key is the same refund. 400 for more than is left, 404, 409 if not charged, what is left is not `seen`, or the key belongs to another refund.',
    input: z.object({ params: ofPayment, body: RefundRequest }),
    output: answer,
  }),

  decide: post('/v1/office/orders/{orderId}/payments/{paymentId}/decision', {
    access: 'staff:payments.manage',
    rateLimit: writes,
    summary:
      'Accepts a flagged payment for the next instalment, or refunds it. 404, 409 if already decided, or if nothing or another amount is due.',
    input: z.object({ params: ofPayment, body: FlaggedDecision }),
    output: answer,
  }),
};
