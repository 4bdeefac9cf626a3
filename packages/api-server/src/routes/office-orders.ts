import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import {
  cancelByOffice,
  decideByOffice,
  extendByOffice,
  giveBackByOffice,
  refundByOffice,
} from '../services/office-orders/change-order.ts';
import { downloadOrders } from '../services/office-orders/download-orders.ts';
import { listOrders } from '../services/office-orders/list-orders.ts';
import { readOrder } from '../services/office-orders/read-order.ts';

export const officeOrdersRoutes: Routes<'officeOrders'> = {
  list: anyone(listOrders, 'query'),
  download: byOffice(downloadOrders, 'query'),
  read: anyone(readOrder, 'params.orderId'),
  cancel: byOffice(cancelByOffice, 'params', 'body'),
  giveBack: byOffice(giveBackByOffice, 'params', 'body'),
  extend: byOffice(extendByOffice, 'params', 'body'),
  refund: byOffice(refundByOffice, 'params', 'body'),
  decide: byOffice(decideByOffice, 'params', 'body'),
};
