import { schoolDay } from '@plinth/domain/dates/school-day';
import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { INSTALMENT_LABELS } from '@plinth/domain/orders/instalment-labels';
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

type Payment = { label: string; amount: number; dueDate: string; status?: InstalmentStatus };
type Props = { payments: readonly Payment[]; currency: Currency };

/** The payments of a plan over time. */
export function Schedule({ payments, currency }: Props) {
  return (
    <Timeline
      label="Payments over time"
      events={payments.map(({ label, amount, dueDate, status = 'UPCOMING' }, index) => ({
        id: `${index}`,
        date: dueDate,
        dateText: schoolDay(dueDate),
        title: formatMoney({ amount, currency }),
        detail: `${label}, ${INSTALMENT_LABELS[status].toLowerCase()}`,
        state: STATES[status],
      }))}
    />
  );
}
