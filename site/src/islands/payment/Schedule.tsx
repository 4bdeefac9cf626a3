import { schoolDay } from '@plinth/domain/dates/school-day';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { instalmentLabel } from '@plinth/domain/orders/instalment-labels';
import type { InstalmentStatus } from '@plinth/domain/orders/instalment-status';
import { Timeline, type TimelineEvent } from '@plinth/ui/Timeline';

const STATES: Record<InstalmentStatus, TimelineEvent['state']> = {
  PAID: 'past',
  DUE: 'now',
  PENDING: 'now',
  FAILED: 'now',
  IN_REVIEW: 'now',
  UPCOMING: 'future',
};

type Payment = {
  label: string;
  amount: number;
  dueDate: string;
  status?: InstalmentStatus;
  refunded?: number | undefined;
};
type Props = {
  payments: readonly Payment[];
  currency: Currency;
  /** Whether the payer has no seat yet: until then nothing is due, and the dates of what is unpaid move. */
  waitsForSeat?: boolean;
};

/** The payments of a plan over time. */
export function Schedule({ payments, currency, waitsForSeat = false }: Props) {
  return (
    <Timeline
      label="Payments over time"
      events={payments.map(({ label, amount, dueDate, status = 'UPCOMING', refunded }, index) => {
        const isLater = waitsForSeat && status === 'DUE';
        return {
          id: `${index}`,
          date: dueDate,
          dateText: `${schoolDay(dueDate)}${waitsForSeat && status !== 'PAID' ? ' or later' : ''}`,
          title: formatMoney({ amount, currency }),
          detail: `${label}, ${isLater ? 'not due yet' : instalmentLabel({ status, amount, refunded }).toLowerCase()}`,
          state: isLater ? 'future' : STATES[status],
        };
      })}
    />
  );
}
