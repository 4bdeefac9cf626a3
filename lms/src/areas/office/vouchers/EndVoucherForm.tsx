import type { OfficeVoucher } from '@plinth/domain/orders/office-voucher';
import { endVoucher } from '../../../data/office-vouchers.ts';
import { EndForm } from '../list/EndForm.tsx';

/** Ends a voucher for good; the consequences are shown first, and its code must be typed. */
export const EndVoucherForm = ({ voucher: { code, uses, ownerEmailId } }: { voucher: OfficeVoucher }) => (
  <EndForm what="voucher" name={code} end={() => endVoucher(code)} said={`${code} is ended.`}>
    Nobody can use it any more{ownerEmailId ? `, ${ownerEmailId}, who earned it, included` : ''}.{' '}
    {uses === 0
      ? 'No order has it.'
      : `${uses === 1 ? 'The order that has it keeps' : `The ${uses} orders that have it keep`} it.`}{' '}
    Nobody is emailed. This cannot be undone.
  </EndForm>
);
