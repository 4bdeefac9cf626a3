import type { EarningStats } from '@plinth/domain/earnings/earnings';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Annotation } from '@plinth/ui/Annotation';
import * as css from './Earnings.css.ts';

/** What is earned in all, paid, pending, and what this month has brought (API-214). */
export function EarningFigures({ currency, total, paid, pending, thisMonth }: EarningStats) {
  const figures = [
    ['Earned in all', total],
    ['Paid', paid],
    ['Pending', pending],
    ['This month', thisMonth],
  ] as const;
  return (
    <dl className={css.figures}>
      {figures.map(([name, amount]) => (
        <div key={name} className={css.figure}>
          <dd className={css.amount}>{formatMoney({ amount, currency })}</dd>
          <dt>
            <Annotation>{name}</Annotation>
          </dt>
        </div>
      ))}
    </dl>
  );
}
