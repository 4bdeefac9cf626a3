import { AnyEventType } from '@plinth/domain/webhooks/event-type';
import { DELIVERY_STATUSES } from '@plinth/domain/webhooks/webhook-endpoint';
import type { DeliveriesPage } from '../../../data/office-webhooks.ts';
import { given, oneOf, pageOf } from '../../../parts/address-values.ts';
import { searchTextOf } from '../list/search-text-of.ts';
import type { ListSearch } from '../list/use-list-search.ts';

/** The address parameters that are filters. */
export const DELIVERY_FILTERS = ['search', 'status', 'type', 'endpoint'] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page of deliveries from an address; unknown values are left out. */
export const deliveriesPageOf = (search: ListSearch): DeliveriesPage => ({
  search: searchTextOf(search),
  ...given({
    status: oneOf(DELIVERY_STATUSES, search.status),
    type: oneOf(AnyEventType.options, search.type),
  }),
  ...(search.endpoint && UUID.test(search.endpoint) ? { endpointId: search.endpoint } : {}),
  pageNo: pageOf(search.page) - 1,
});
