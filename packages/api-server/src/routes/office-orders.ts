import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
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
  read: officeOrders.read.handler(({ context, input }) => readOrder(context.deps, input.params.orderId)),
  cancel: officeOrders.cancel.handler(({ context, input }) =>
    cancelByOffice(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  giveBack: officeOrders.giveBack.handler(({ context, input }) =>
    giveBackByOffice(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  extend: officeOrders.extend.handler(({ context, input }) =>
    extendByOffice(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  refund: officeOrders.refund.handler(({ context, input }) =>
    refundByOffice(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  decide: officeOrders.decide.handler(({ context, input }) =>
    decideByOffice(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
});
