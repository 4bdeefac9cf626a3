import { type OfficeOrderDetail, OrderCancelling } from '@plinth/domain/orders/office-order';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { giveBackOrder } from '../../../data/office-orders.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';
import { moneyText } from './order-texts.ts';

/**
 * Refunds everything to a payer without a seat, in one act; the consequences are shown first, and the payer's address
 * must be typed.
 */
export function GiveBackForm({ order }: { order: OfficeOrderDetail }) {
  const [isSure, setSure] = useState(false);
  const form = useOfficeForm({
    key: `order-give-back:${order.orderId}`,
    saved: { reason: 'No seat could be given' },
    judge: (draft) => OrderCancelling.safeParse(draft),
    send: ({ reason }) => giveBackOrder(order.orderId, reason),
    said: () => 'The money is on its way back.',
  });
  const left = order.payments
    .filter(({ status }) => status === 'SUCCEEDED')
    .reduce((sum, payment) => sum + payment.left, 0);
  const money = moneyText(left, order.currency);
  const consequence =
    left <= 0
      ? `All of the money ${order.paid > 0 ? 'is on its way back already' : 'has gone back'}. The order ends`
      : left < order.paid
        ? `The ${money} not yet on its way back goes back the way it came, the order ends`
        : `All of the ${money} goes back the way it came, the order ends`;
  const groups = order.cohortId && `/office/cohorts/${order.cohortId}/groups`;
  return (
    <FormFrame className={css.part} form={form} label="Paid, without a seat">
      <Heading level={3}>Paid, without a seat</Heading>
      <Text secondary>
        {groups ? 'All seats of the cohort are taken. ' : 'The course had no cohort to join. '}
        {groups ? (
          <>
            Place them <Link href={groups}>with its groups</Link>, beyond its seats, or refund the money here.
          </>
        ) : (
          'Plan one and place them with its groups, or refund the money here.'
        )}
      </Text>
      <Text secondary>
        {consequence}, and {order.emailId} is notified. This cannot be undone.
      </Text>
      <TextInput label="Reason for the refund" maxLength={500} {...form.text('reason')} />
      <TypedName name={order.emailId} onChange={setSure} />
      <SubmitRow form={form} variant="danger" disabled={!isSure} label="Refund it all" />
    </FormFrame>
  );
}
