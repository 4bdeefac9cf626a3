import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Timeline, type TimelineEvent } from '@plinth/ui/Timeline';
import type { BillingPayment } from '../../data/orders.ts';
import { dueText, instalmentStamp } from '../../parts/billing-texts.ts';

type Props = {
  payments: readonly BillingPayment[];
  currency: Currency;
  courseTitle: string;
  standing: Parameters<typeof instalmentStamp>[1];
};

const stateOf = ({ status }: BillingPayment): TimelineEvent['state'] =>
  status === 'PAID' ? 'past' : status === 'UPCOMING' ? 'future' : 'now';

/** The instalments of an order as a section through time. */
export function PaymentsOverTime({ payments, currency, courseTitle, standing }: Props) {
  return (
    <Timeline
      label={`Payments for ${courseTitle} over time`}
      events={payments.map((payment) => ({
        id: `${payment.label} ${payment.dueDate}`,
        date: payment.dueDate,
        dateText: dueText(payment, standing),
        title: formatMoney({ amount: payment.amount, currency }),
        detail: instalmentStamp(payment, standing).text,
        state: stateOf(payment),
      }))}
    />
  );
}
