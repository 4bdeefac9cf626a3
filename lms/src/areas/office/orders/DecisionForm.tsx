import {
  FlaggedDecision,
  type OfficeOrderDetail,
  type OrderPayment,
} from '@plinth/domain/orders/office-order';
import { Button } from '@plinth/ui/Button';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { decideFlagged } from '../../../data/office-orders.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { TypedName } from '../list/TypedName.tsx';
import { useLookAgain } from '../list/use-look-again.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { useOfficeForm } from '../list/use-office-form.ts';

/**
 * Decides on a payment that does not fit: applied to the amount due or, once the payer's address was typed, refunded.
 */
export function DecisionForm({ order, payment }: { order: OfficeOrderDetail; payment: OrderPayment }) {
  const changed = useOfficeChanged();
  const lookAgain = useLookAgain();
  const [isSure, setSure] = useState(false);
  const params = { orderId: order.orderId, paymentId: payment.paymentId };
  const form = useOfficeForm({
    key: `flagged:${payment.paymentId}`,
    saved: { reason: '' },
    judge: ({ reason }) => FlaggedDecision.safeParse({ decision: 'RETURN', reason }),
    send: (decision) => decideFlagged(params, decision),
    said: () => 'The payment is on its way back.',
  });
  return (
    <FormFrame className={css.part} form={form} label="Decide about this payment">
      <Text size="s">
        Accept it if it is exactly what is due next: {order.emailId} gets a receipt. Or refund it; they are
        told once it has gone.
      </Text>
      <TextInput label="Reason for the refund" maxLength={500} {...form.text('reason')} />
      <TypedName name={order.emailId} onChange={setSure} />
      <div className={css.actions}>
        <SubmitButton form={form} disabled={!isSure} label="Refund it" />
        <Button
          variant="primary"
          disabled={form.isBusy}
          onClick={() =>
            void form.run(async () => {
              await decideFlagged(params, { decision: 'ACCEPT' });
              form.forget();
              await changed('Payment accepted.');
            }, lookAgain)
          }
        >
          Accept it
        </Button>
      </div>
    </FormFrame>
  );
}
