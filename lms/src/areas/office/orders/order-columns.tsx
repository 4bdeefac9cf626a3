import { schoolDay } from '@plinth/domain/dates/school-day';
import type { OfficeOrder } from '@plinth/domain/orders/office-order';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { orderStamp } from '../../../parts/billing-texts.ts';
import { StampChip } from '../../../parts/StampChip.tsx';
import { personColumn } from '../list/person-column.tsx';
import { TwoLines } from '../list/TwoLines.tsx';
import { timeColumn } from '../list/time-column.tsx';
import { moneyText, NEED_TEXTS } from './order-texts.ts';
import * as own from './orders.css.ts';

/** The columns of the orders. */
export const orderColumns: readonly TableColumn<OfficeOrder>[] = [
  personColumn('Payer', ({ orderId }) => orderId),
  {
    id: 'course',
    header: 'Course',
    cell: ({ courseTitle, productId }) => <TwoLines note={productId}>{courseTitle}</TwoLines>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, needs }) => {
      const { tone, text } = orderStamp(status);
      return (
        <span className={own.chips}>
          <StatusChip tone={tone}>{text}</StatusChip>
          {needs.map((need) => (
            <StampChip key={need} stamp={NEED_TEXTS[need]} />
          ))}
        </span>
      );
    },
  },
  {
    id: 'paid',
    header: 'Paid of total',
    figures: 'end',
    cell: ({ paid, total, currency }) => (
      <TwoLines note={`of ${moneyText(total, currency)}`}>{moneyText(paid, currency)}</TwoLines>
    ),
  },
  {
    id: 'nextDueOn',
    header: 'Next due',
    orders: { ascending: 'Next due, soonest first', descending: 'Next due, latest first' },
    figures: 'end',
    cell: ({ nextDueOn, needs }) =>
      nextDueOn === null ? (
        '–'
      ) : (
        <TwoLines note={needs.includes('UNSEATED') && 'or later, once seated'}>
          <time dateTime={nextDueOn}>{schoolDay(nextDueOn)}</time>
        </TwoLines>
      ),
  },
  timeColumn('createdAt', 'Made', { ascending: 'Made, oldest first', descending: 'Made, latest first' }),
];
