import type { WantedEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const WEBHOOKS = ['office', 'webhooks'];

/** The endpoints that receive events. */
export const endpointsQuery = () => freshQuery([...WEBHOOKS, 'endpoints'], api.officeWebhooks.list, {});

/** A page of deliveries. */
export const deliveriesQuery = (query: QueryOf<typeof api.officeWebhooks.listDeliveries>) =>
  freshQuery([...WEBHOOKS, 'deliveries', query], api.officeWebhooks.listDeliveries, { query });

/** A delivery with its request and response. */
export const deliveryQuery = (deliveryId: string) =>
  freshQuery([...WEBHOOKS, 'delivery', deliveryId], api.officeWebhooks.readDelivery, {
    params: { deliveryId },
  });

export const makeEndpoint = (body: WantedEndpoint) => api.officeWebhooks.make({ body });

export const changeEndpoint = (endpointId: string, body: WantedEndpoint) =>
  api.officeWebhooks.change({ params: { endpointId }, body });

export const renewSecret = (endpointId: string) => api.officeWebhooks.renewSecret({ params: { endpointId } });

export const switchEndpoint = (endpointId: string, isOn: boolean) =>
  api.officeWebhooks.switch({ params: { endpointId }, body: { isOn } });

export const endEndpoint = (endpointId: string) => api.officeWebhooks.end({ params: { endpointId } });

export const sendTestEvent = (endpointId: string) => api.officeWebhooks.sendTest({ params: { endpointId } });

export const resendDelivery = (deliveryId: string) => api.officeWebhooks.resend({ params: { deliveryId } });
