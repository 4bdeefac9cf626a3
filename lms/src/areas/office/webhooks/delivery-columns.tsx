import type { WebhookDelivery } from '@plinth/domain/webhooks/webhook-endpoint';
import type { TableColumn } from '@plinth/ui/Table';
import { StampChip } from '../../../parts/StampChip.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import { answerText, DELIVERY_STAMPS, hostOf } from './webhook-texts.ts';

/** The columns of the deliveries. */
export const deliveryColumns: readonly TableColumn<WebhookDelivery>[] = [
  {
    id: 'type',
    header: 'Event',
    cell: ({ deliveryId, type, url }) => (
      <RowLink row={deliveryId} note={hostOf(url)}>
        {type}
      </RowLink>
    ),
  },
  { id: 'status', header: 'State', cell: ({ status }) => <StampChip stamp={DELIVERY_STAMPS[status]} /> },
  { id: 'answer', header: 'Answer', cell: answerText },
  {
    id: 'occurredAt',
    header: 'Happened',
    figures: 'end',
    cell: ({ occurredAt }) => <time dateTime={occurredAt}>{shortTime(occurredAt)}</time>,
  },
];
