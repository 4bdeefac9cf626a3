import type { OfficeOrderDetail, OrderPayment } from '@plinth/domain/orders/office-order';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { shortTime } from '../list/short-time.ts';
import { DecisionForm } from './DecisionForm.tsx';
import { moneyText, PAYMENT_STAMPS } from './order-texts.ts';
import * as own from './orders.css.ts';
import { RefundForm } from './RefundForm.tsx';

type PaymentItemProps = { order: OfficeOrderDetail; payment: OrderPayment; mayChange: boolean };

/** One payment attempt, with the refund form or the decision it waits for. */
export function PaymentItem({ order, payment, mayChange }: PaymentItemProps) {
  const [isOpen, setOpen] = useState(false);
  const { tone, text } = PAYMENT_STAMPS[payment.status];
  return (
    <li className={own.item}>
      <div className={own.row}>
        <span className={own.figure}>{moneyText(payment.amount, payment.currency)}</span>
        <StatusChip tone={tone}>{text}</StatusChip>
      </div>
      <Annotation>
        {[
          shortTime(payment.createdAt),
          payment.provider,
          ...(payment.invoiceNumber === null ? [] : [`invoice ${payment.invoiceNumber}`]),
        ].join(' · ')}
      </Annotation>
      {payment.received && (
        <Text size="s">Arrived: {moneyText(payment.received.amount, payment.received.currency)}</Text>
      )}
      {payment.failureReason && <Text size="s">{payment.failureReason}</Text>}
      {mayChange && payment.waits && <DecisionForm order={order} payment={payment} />}
      {mayChange && payment.left > 0 && !isOpen && (
        <div className={own.actions}>
          <Button size="s" onClick={() => setOpen(true)}>
            Refund money
          </Button>
        </div>
      )}
      {mayChange && payment.left > 0 && isOpen && (
        <RefundForm order={order} payment={payment} onClose={() => setOpen(false)} />
      )}
    </li>
  );
}
