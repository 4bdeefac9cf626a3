import type { EarningStats } from '@plinth/domain/earnings/earnings';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Figures } from '../Figures/Figures.tsx';

/** The mentor's earnings: total, paid, pending, and this month's. */
export function EarningFigures({ currency, total, paid, pending, thisMonth }: EarningStats) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <Figures
      figures={[
        ['Earned in total', money(total)],
        ['Paid', money(paid)],
        ['Pending', money(pending)],
        ['This month', money(thisMonth)],
      ]}
    />
  );
}
