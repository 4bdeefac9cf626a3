import { WEBHOOK_EVENT_TEXTS } from '@plinth/domain/webhooks/event-data';
import { AnyEventType } from '@plinth/domain/webhooks/event-type';
import type { WebhookEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { Annotation } from '@plinth/ui/Annotation';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { deliveriesQuery, endpointsQuery } from '../../../data/office-webhooks.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { optionsOf } from '../../../parts/options-of.ts';
import { ownTimes } from '../../../parts/own-times.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListFilters } from '../list/ListFilters.tsx';
import { ListPage } from '../list/ListPage.tsx';
import * as css from '../list/list.css.ts';
import { OpenButton } from '../list/OpenButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { RowTable } from '../list/RowTable.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { useOpenedRow } from '../list/use-opened-row.ts';
import { DeliverySheet } from './DeliverySheet.tsx';
import { deliveryColumns } from './delivery-columns.tsx';
import { EndpointSheet } from './EndpointSheet.tsx';
import { MakeEndpointSheet } from './MakeEndpointSheet.tsx';
import { deliveryFilter } from './webhook-filter.ts';
import { DELIVERY_STAMPS, deliveriesText, endpointStamp, hostOf } from './webhook-texts.ts';
import * as own from './webhooks.css.ts';

/** The value of `open` in the address while an endpoint is added. */
const MAKE = 'make';

const keyOf = ({ endpointId }: WebhookEndpoint) => endpointId;

/** The systems notified of events, and the deliveries to them. */
export function WebhooksPage() {
  const list = useListSearch();
  const endpoints = useQuery(endpointsQuery());
  const deliveries = usePagedQuery(deliveriesQuery(deliveryFilter.pageOf(list.search)));
  const { open } = list.search;
  const close = () => list.open(undefined);
  const known = endpoints.data?.endpoints ?? [];
  const opened = useOpenedRow(open, known, keyOf);
  return (
    <ListPage
      sheet="O-151"
      title="Webhooks"
      shown={deliveriesText(deliveries.data?.total ?? 0)}
      lead={`Other systems that are notified of what happens here, at once and signed. ${ownTimes()}`}
      actions={<OpenButton row={MAKE}>Add an endpoint</OpenButton>}
    >
      <Section className={css.part} title="Endpoints">
        <LoadState query={endpoints} loading="The endpoints are loading" failed="The endpoints: not loaded">
          {(data) =>
            data.endpoints.length === 0 ? (
              <EmptyState level={3} title="No endpoints yet" />
            ) : (
              <ul className={own.endpoints}>
                {data.endpoints.map((endpoint) => (
                  <Endpoint key={endpoint.endpointId} endpoint={endpoint} />
                ))}
              </ul>
            )
          }
        </LoadState>
      </Section>
      <section className={css.section} aria-label="Deliveries">
        <Heading level={2} size="m">
          Deliveries of 30 days
        </Heading>
        <ListFilters search="Search what was sent">
          <FilterSelect name="status" label="State" all="Every state" options={optionsOf(DELIVERY_STAMPS)} />
          <FilterSelect
            name="type"
            label="Event"
            all="Every event"
            options={AnyEventType.options.map((value) => ({ value, label: WEBHOOK_EVENT_TEXTS[value] }))}
          />
          <FilterSelect
            name="endpoint"
            label="Endpoint"
            all="Every endpoint"
            options={known.map(({ endpointId, url, description }) => ({
              value: endpointId,
              label: description || hostOf(url),
            }))}
          />
        </ListFilters>
        <RowTable
          query={deliveries}
          rowsOf={(data) => data.deliveries}
          countText={deliveriesText}
          filter={deliveryFilter}
          caption="Deliveries"
          columns={deliveryColumns}
          rowKey={({ deliveryId }) => deliveryId}
          empty={<EmptyState level={3} title="Nothing has gone out yet" />}
        />
      </section>
      {open === MAKE && <MakeEndpointSheet onClose={close} onMade={list.open} />}
      {opened && <EndpointSheet key={opened.endpointId} endpoint={opened} onClose={close} />}
      {open && open !== MAKE && endpoints.data && !opened && (
        <DeliverySheet key={open} deliveryId={open} onClose={close} />
      )}
    </ListPage>
  );
}

const Endpoint = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const { endpointId, url, description, eventTypes, waiting, failed } = endpoint;
  const stamp = endpointStamp(endpoint);
  return (
    <li className={own.endpoint}>
      <div className={own.line}>
        <RowLink row={endpointId}>{description || hostOf(url)}</RowLink>
        <StampChip stamp={stamp} />
      </div>
      <Annotation>{url}</Annotation>
      <Annotation>
        {eventTypes.length === 1 ? '1 event' : `${eventTypes.length} events`}, {waiting} waiting, {failed}{' '}
        given up
      </Annotation>
    </li>
  );
};
