import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { createByOffice, endByOffice } from '../services/office-vouchers/change-voucher.ts';
import { downloadVouchers } from '../services/office-vouchers/download-vouchers.ts';
import { listVouchers } from '../services/office-vouchers/list-vouchers.ts';
import { readVoucher } from '../services/office-vouchers/read-voucher.ts';

export const officeVouchersRoutes: Routes<'officeVouchers'> = {
  list: anyone(listVouchers, 'query'),
  download: byOffice(downloadVouchers, 'query'),
  read: anyone(readVoucher, 'params', 'query'),
  create: byOffice(createByOffice, 'body'),
  end: byOffice(endByOffice, 'params'),
};
