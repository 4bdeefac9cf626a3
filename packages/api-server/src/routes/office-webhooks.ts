import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import {
  changeEndpoint,
  endEndpoint,
  makeEndpoint,
  renewSecret,
  switchEndpoint,
} from '../services/webhooks/change-endpoint.ts';
import { listDeliveries, readDelivery } from '../services/webhooks/list-deliveries.ts';
import { listEndpoints } from '../services/webhooks/list-endpoints.ts';
import { resendDelivery, sendTestEvent } from '../services/webhooks/send-by-hand.ts';

const { officeWebhooks } = api;

export const officeWebhooksRoutes = officeWebhooks.router({
  list: officeWebhooks.list.handler(({ context }) => listEndpoints(context.deps)),
  make: officeWebhooks.make.handler(byOffice(makeEndpoint, 'body')),
  change: officeWebhooks.change.handler(byOffice(changeEndpoint, 'params', 'body')),
  renewSecret: officeWebhooks.renewSecret.handler(byOffice(renewSecret, 'params')),
  switch: officeWebhooks.switch.handler(byOffice(switchEndpoint, 'params', 'body')),
  end: officeWebhooks.end.handler(byOffice(endEndpoint, 'params')),
  sendTest: officeWebhooks.sendTest.handler(byOffice(sendTestEvent, 'params')),
  listDeliveries: officeWebhooks.listDeliveries.handler(anyone(listDeliveries, 'query')),
  readDelivery: officeWebhooks.readDelivery.handler(anyone(readDelivery, 'params')),
  resend: officeWebhooks.resend.handler(byOffice(resendDelivery, 'params')),
});
