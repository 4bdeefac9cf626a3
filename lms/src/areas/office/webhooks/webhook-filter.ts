import { AnyEventType } from '@plinth/domain/webhooks/event-type';
import { DELIVERY_STATUSES } from '@plinth/domain/webhooks/webhook-endpoint';
import { oneOf } from '../../../parts/address-values.ts';
import { idOf } from '../list/id-of.ts';
import { listFilter } from '../list/list-filter.ts';

/** The deliveries that an address names. */
export const deliveryFilter = listFilter(['status', 'type', 'endpoint'], ({ status, type, endpoint }) => ({
  status: oneOf(DELIVERY_STATUSES, status),
  type: oneOf(AnyEventType.options, type),
  endpointId: idOf(endpoint),
}));
