import * as z from 'zod/mini';

/** The status of an order or offer, in order of progress; EXPIRED and CANCELLED end it. */
export const ORDER_STATUSES = [
  'CREATED',
  'APPLICATION_FILLED',
  'OFFER_SENT',
  'PLAN_CREATED',
  'PAYMENT_ONGOING',
  'PAYMENT_COMPLETED',
  'EXPIRED',
  'CANCELLED',
] as const;
export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;
