import type { WebhookDelivery } from '@plinth/domain/webhooks/webhook-endpoint';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import type { ListState } from '../list/use-list-search.ts';
import { answerText, DELIVERY_STAMPS, hostOf } from './webhook-texts.ts';

/** The columns of the deliveries. */
export const deliveryColumns = (list: ListState): readonly TableColumn<WebhookDelivery>[] => [
  {
    id: 'type',
    header: 'Event',
    cell: ({ deliveryId, type, url }) => (
      <RowLink list={list} row={deliveryId} note={hostOf(url)}>
        {type}
      </RowLink>
    ),
  },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => (
      <StatusChip tone={DELIVERY_STAMPS[status].tone}>{DELIVERY_STAMPS[status].text}</StatusChip>
    ),
  },
  { id: 'answer', header: 'Answer', cell: answerText },
  {
    id: 'occurredAt',
    header: 'Happened',
    figures: true,
    align: 'end',
    cell: ({ occurredAt }) => <time dateTime={occurredAt}>{shortTime(occurredAt)}</time>,
  },
];
