import { type OfficeOrderDetail, OrderCancelling } from '@plinth/domain/orders/office-order';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { cancelOrder } from '../../../data/office-orders.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';
import { moneyText } from './order-texts.ts';

/** Ends an order for good; the consequences are shown first, and the payer's address must be typed. */
export function CancelForm({ order }: { order: OfficeOrderDetail }) {
  const [isSure, setSure] = useState(false);
  const form = useOfficeForm({
    key: `order-cancel:${order.orderId}`,
    saved: { reason: '' },
    judge: (draft) => OrderCancelling.safeParse(draft),
    send: ({ reason }) => cancelOrder(order.orderId, reason),
    said: () => 'Order cancelled.',
  });
  return (
    <FormFrame className={css.part} form={form} label="Cancel the order">
      <Heading level={3}>Cancel the order</Heading>
      <Text secondary>
        The offer ends with it{order.place ? ', and so does the place in the course' : ''}; nothing more is
        due. {order.emailId} is notified.
        {order.paid > 0 &&
          ` The ${moneyText(order.paid, order.currency)} already received stays until you refund it above.`}{' '}
        This cannot be undone.
      </Text>
      <TextInput label="Reason for cancelling" maxLength={500} {...form.text('reason')} />
      <TypedName name={order.emailId} onChange={setSure} />
      <SubmitRow form={form} variant="danger" disabled={!isSure} label="Cancel the order" />
    </FormFrame>
  );
}
