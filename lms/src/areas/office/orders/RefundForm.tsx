import { parseAmount } from '@plinth/domain/money/parse-amount';
import { type OfficeOrderDetail, type OrderPayment, RefundRequest } from '@plinth/domain/orders/office-order';
import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { refundPayment } from '../../../data/office-orders.ts';
import { AmountInput } from '../../../parts/AmountInput.tsx';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';
import { moneyText } from './order-texts.ts';

/** A placeholder for the key while the fields are validated: the refund gets its key when it is sent. */
const UNNAMED = 'not yet named';

type RefundFormProps = { order: OfficeOrderDetail; payment: OrderPayment; onClose: () => void };

/**
 * Refunds a payment in part or all that is left; a second press is the same refund, even after a reload. The draft
 * belongs to the amount left when it was typed: after a refund, none of it is reused for another.
 */
export function RefundForm({ order, payment, onClose }: RefundFormProps) {
  const { paymentId, left } = payment;
  const currency = payment.received?.currency ?? payment.currency;
  const [sureOf, setSureOf] = useState<number | null>(null);
  const form = useOfficeForm({
    key: `refund:${paymentId}:${left}`,
    saved: { amount: '', reason: '', isByHand: false },
    judge: ({ amount, ...rest }) =>
      RefundRequest.safeParse({
        ...rest,
        key: UNNAMED,
        seen: left,
        amount: amount.trim() === '' ? null : (parseAmount(amount) ?? 0),
      }),
    send: (request, intent) =>
      refundPayment({ orderId: order.orderId, paymentId }, { ...request, key: intent() }),
    said: () => 'Refund recorded.',
    onDone: onClose,
  });
  return (
    <FormFrame className={css.part} form={form} label="Refund money" takesFocus>
      <Text size="s">
        At most {moneyText(left, currency)} can go back. {order.emailId} is notified once it has gone; the
        place and the plan stay as they are. Money that has gone cannot be recalled.
      </Text>
      <AmountInput
        label={`Amount in ${currency} (empty for all that is left)`}
        currency={currency}
        {...form.text('amount')}
      />
      <TextInput label="Why" maxLength={500} {...form.text('reason')} />
      <Checkbox
        label="It went another way, such as a bank transfer: do not ask the provider"
        checked={form.draft.isByHand}
        onChange={({ target }) => form.change('isByHand', target.checked)}
      />
      <TypedName key={left} name={order.emailId} onChange={(isTyped) => setSureOf(isTyped ? left : null)} />
      <div className={css.actions}>
        <Button onClick={onClose} disabled={form.isBusy}>
          Not now
        </Button>
        <SubmitButton form={form} variant="primary" disabled={sureOf !== left} label="Refund it" />
      </div>
    </FormFrame>
  );
}
