import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { officeOrders } = api;

export const officeOrdersRoutes = officeOrders.router({
  list: officeOrders.list.handler(anyone(listOrders, 'query')),
  download: officeOrders.download.handler(byOffice(downloadOrders, 'query')),
  read: officeOrders.read.handler(anyone(readOrder, 'params.orderId')),
  cancel: officeOrders.cancel.handler(byOffice(cancelByOffice, 'params', 'body')),
  giveBack: officeOrders.giveBack.handler(byOffice(giveBackByOffice, 'params', 'body')),
  extend: officeOrders.extend.handler(byOffice(extendByOffice, 'params', 'body')),
  refund: officeOrders.refund.handler(byOffice(refundByOffice, 'params', 'body')),
  decide: officeOrders.decide.handler(byOffice(decideByOffice, 'params', 'body')),
});
