import { schoolDay } from '@plinth/domain/dates/school-day';
import type { OfficeOrder } from '@plinth/domain/orders/office-order';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip } from '@plinth/ui/StatusChip';
import type { TableColumn } from '@plinth/ui/Table';
import { orderStamp } from '../../../parts/billing-texts.ts';
import * as css from '../list/list.css.ts';
import { RowLink } from '../list/RowLink.tsx';
import { shortTime } from '../list/short-time.ts';
import type { ListState } from '../list/use-list-search.ts';
import { moneyText, NEED_TEXTS } from './order-texts.ts';
import * as own from './orders.css.ts';

/** The columns of the orders. */
export const orderColumns = (list: ListState): readonly TableColumn<OfficeOrder>[] => [
  {
    id: 'name',
    header: 'Payer',
    orders: { ascending: 'Payer, A to Z', descending: 'Payer, Z to A' },
    cell: ({ orderId, name, emailId }) => (
      <RowLink list={list} row={orderId} note={name && emailId}>
        {name || emailId}
      </RowLink>
    ),
  },
  {
    id: 'course',
    header: 'Course',
    cell: ({ courseTitle, productId }) => (
      <span className={css.two}>
        <span>{courseTitle}</span>
        <Annotation>{productId}</Annotation>
      </span>
    ),
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
            <StatusChip key={need} tone={NEED_TEXTS[need].tone}>
              {NEED_TEXTS[need].text}
            </StatusChip>
          ))}
        </span>
      );
    },
  },
  {
    id: 'paid',
    header: 'Paid of total',
    figures: true,
    align: 'end',
    cell: ({ paid, total, currency }) => (
      <span className={css.two}>
        <span>{moneyText(paid, currency)}</span>
        <Annotation>{`of ${moneyText(total, currency)}`}</Annotation>
      </span>
    ),
  },
  {
    id: 'nextDueOn',
    header: 'Next due',
    orders: { ascending: 'Next due, soonest first', descending: 'Next due, latest first' },
    figures: true,
    align: 'end',
    cell: ({ nextDueOn, needs }) =>
      nextDueOn === null ? (
        '–'
      ) : (
        <span className={css.two}>
          <time dateTime={nextDueOn}>{schoolDay(nextDueOn)}</time>
          {needs.includes('UNSEATED') && <Annotation>or later, once seated</Annotation>}
        </span>
      ),
  },
  {
    id: 'createdAt',
    header: 'Made',
    orders: { ascending: 'Made, oldest first', descending: 'Made, latest first' },
    figures: true,
    align: 'end',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
  },
];
