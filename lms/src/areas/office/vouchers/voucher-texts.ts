import { formatMoney } from '@plinth/domain/money/format-money';
import type { OfficeVoucher, VoucherKind, VoucherState } from '@plinth/domain/orders/office-voucher';
import type { Stamp } from '../../../parts/StampChip.tsx';

export const VOUCHER_STAMPS: Record<VoucherState, Stamp> = {
  OPEN: { tone: 'success', text: 'Can be used' },
  USED_UP: { tone: 'neutral', text: 'Used up' },
  EXPIRED: { tone: 'neutral', text: 'Expired' },
  ENDED: { tone: 'warning', text: 'Ended' },
};

export const VOUCHER_KIND_TEXTS: Record<VoucherKind, string> = {
  STAFF: 'Created by staff',
  REWARD: 'Reward of an open course',
};

/** The discount of a voucher as text. */
export const worthText = ({
  discount,
  percent,
  currency,
}: Pick<OfficeVoucher, 'discount' | 'percent' | 'currency'>): string =>
  percent === null ? formatMoney({ amount: discount, currency }) : `${percent} %, orders in ${currency}`;

/** The number of vouchers as text. */
export const vouchersText = (total: number): string => (total === 1 ? '1 voucher' : `${total} vouchers`);
