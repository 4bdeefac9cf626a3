import { formatDay } from '@plinth/domain/dates/format-day';
import { EARNING_TITLES } from '@plinth/domain/earnings/earning-texts';
import type { EarningBreakup } from '@plinth/domain/earnings/earnings';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Table } from '@plinth/ui/Table';

/** The breakdown of a month: kinds of work, how often, at which rate. */
export function Breakup({ month, currency, items }: EarningBreakup) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <Table
      caption={`What ${formatDay(month, 'month')} is made of`}
      columns={[
        {
          id: 'work',
          header: 'Work',
          cell: ({ category, rate }) =>
            rate === null ? `Corrections: ${EARNING_TITLES[category]}` : EARNING_TITLES[category],
        },
        { id: 'count', header: 'Count', figures: 'end', cell: ({ count }) => count },
        {
          id: 'rate',
          header: 'Rate',
          cell: ({ rate }) => (rate === null ? '–' : money(rate)),
          figures: 'end',
        },
        { id: 'amount', header: 'Amount', figures: 'end', cell: ({ amount }) => money(amount) },
      ]}
      rows={items}
      rowKey={({ category, rate }) => `${category} ${rate}`}
    />
  );
}
