import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { createByOffice, endByOffice } from '../services/office-vouchers/change-voucher.ts';
import { downloadVouchers } from '../services/office-vouchers/download-vouchers.ts';
import { listVouchers } from '../services/office-vouchers/list-vouchers.ts';
import { readVoucher } from '../services/office-vouchers/read-voucher.ts';

const { officeVouchers } = api;

export const officeVouchersRoutes = officeVouchers.router({
  list: officeVouchers.list.handler(anyone(listVouchers, 'query')),
  download: officeVouchers.download.handler(byOffice(downloadVouchers, 'query')),
  read: officeVouchers.read.handler(anyone(readVoucher, 'params', 'query')),
  create: officeVouchers.create.handler(byOffice(createByOffice, 'body')),
  end: officeVouchers.end.handler(byOffice(endByOffice, 'params')),
});
