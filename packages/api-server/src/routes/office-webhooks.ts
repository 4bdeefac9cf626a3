import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const officeWebhooksRoutes: Routes<'officeWebhooks'> = {
  list: ({ context }) => listEndpoints(context.deps),
  make: byOffice(makeEndpoint, 'body'),
  change: byOffice(changeEndpoint, 'params', 'body'),
  renewSecret: byOffice(renewSecret, 'params'),
  switch: byOffice(switchEndpoint, 'params', 'body'),
  end: byOffice(endEndpoint, 'params'),
  sendTest: byOffice(sendTestEvent, 'params'),
  listDeliveries: anyone(listDeliveries, 'query'),
  readDelivery: anyone(readDelivery, 'params'),
  resend: byOffice(resendDelivery, 'params'),
};
