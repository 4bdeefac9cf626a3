import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { endOfDay } from '../dates/end-of-day.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { Currency } from '../money/currency.ts';
import { OrderStatus } from './order-status.ts';
import { VoucherCode } from './voucher-code.ts';

/** Minor units. */
const Amount = z.int();

/** The state of a voucher: usable, all uses taken, past its last day, or ended by staff. */
export const VOUCHER_STATES = ['OPEN', 'USED_UP', 'EXPIRED', 'ENDED'] as const;
export const VoucherState = z.enum(VOUCHER_STATES);
export type VoucherState = z.infer<typeof VoucherState>;

/** Created by staff, or a reward earned in an open course. */
export const VOUCHER_KINDS = ['STAFF', 'REWARD'] as const;
export const VoucherKind = z.enum(VOUCHER_KINDS);
export type VoucherKind = z.infer<typeof VoucherKind>;

export const OFFICE_VOUCHER_SORTS = ['createdAt', 'code', 'expiresAt', 'uses'] as const;
export type OfficeVoucherSort = (typeof OFFICE_VOUCHER_SORTS)[number];

/** A voucher as the office lists it. */
export const OfficeVoucher = z.object({
  code: z.string(),
  createdAt: Instant,
  state: VoucherState,
  kind: VoucherKind,
  /** The person who earned the reward; null for a staff voucher. */
  ownerEmailId: z.nullable(z.string()),
  /** Null for every product. */
  productId: z.nullable(ProductCode),
  currency: Currency,
  /** The discount: an amount in minor units, or a share if percent is set. */
  discount: Amount,
  percent: z.nullable(z.int()),
  maxUses: z.int(),
  usesPerPerson: z.int(),
  uses: z.int(),
  /** Null for no end. */
  expiresAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
});
export type OfficeVoucher = z.infer<typeof OfficeVoucher>;

/** An order that a voucher was used on. */
export const VoucherUse = z.object({
  orderId: Id,
  name: z.string(),
  emailId: z.string(),
  courseTitle: z.string(),
  status: OrderStatus,
  currency: Currency,
  discount: Amount,
  orderedAt: Instant,
});
export type VoucherUse = z.infer<typeof VoucherUse>;

const USES_MAX = 100_000;
const Uses = z
  .int('Give a whole number')
  .check(z.gte(1, 'Give a number from 1'), z.lte(USES_MAX, `Give at most ${USES_MAX}`));

/**
 * A voucher to create; without a code one is generated. It takes off an amount or a share, and can be used until the
 * end of a day in the school's zone.
 */
export const NewVoucher = z
  .object({
    code: z.nullable(VoucherCode),
    currency: Currency,
    discount: z.nullable(z.int().check(z.gte(1, 'Give an amount above zero'))),
    percent: z.nullable(
      z.int('Give a whole number').check(z.gte(1, 'Give 1 to 100'), z.lte(100, 'Give 1 to 100')),
    ),
    productId: z.nullable(ProductCode),
    maxUses: Uses,
    usesPerPerson: Uses,
    until: z.nullable(z.iso.date('Choose a day')),
  })
  .check(
    z.refine(({ discount, percent }) => (discount === null) !== (percent === null), {
      error: 'Give an amount or a share',
      path: ['discount'],
    }),
  );
export type NewVoucher = z.infer<typeof NewVoucher>;

/** Returns the last instant of a day in the school's zone: a voucher can be used all that day. */
export const voucherEnd = (until: string): string => endOfDay(until);
