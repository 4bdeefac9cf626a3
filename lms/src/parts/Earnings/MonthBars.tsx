import { formatDay } from '@plinth/domain/dates/format-day';
import type { EarningTrends } from '@plinth/domain/earnings/earnings';
import { formatMoney, MINOR_UNITS } from '@plinth/domain/money/format-money';
import { Table } from '@plinth/ui/Table';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useLayoutEffect, useRef } from 'react';
import * as css from './Earnings.css.ts';
import type { EarningsView } from './use-earnings-view.ts';

const brief = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
const CAPTION = 'Earnings by month';

type MonthBarsProps = EarningTrends & { view: EarningsView; chosen: string };

/** The months as columns, each linking to its breakdown. The same figures are available as a table. */
export function MonthBars({ currency, trends, view, chosen }: MonthBarsProps) {
  const scroll = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = scroll.current;
    const month = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && month) box.scrollLeft = month.offsetLeft - (box.clientWidth - month.clientWidth) / 2;
  }, []);
  const top = Math.max(1, ...trends.map(({ amount }) => amount));
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <div>
      <nav ref={scroll} className={css.scroll} aria-label="Months">
        <ol className={css.bars}>
          {trends.map(({ month, amount }, index) => (
            <li key={month}>
              <a
                className={css.month}
                href={view.hrefOf({ month, category: null, page: 1 })}
                onClick={view.stay}
                aria-current={month === chosen ? 'true' : undefined}
              >
                <VisuallyHidden>{`${formatDay(month, 'month')}: ${money(amount)}`}</VisuallyHidden>
                <span className={css.column} aria-hidden>
                  <span className={css.stack} style={{ height: `${(amount / top) * 100}%` }}>
                    <span className={css.value}>
                      {amount === 0 ? '–' : brief.format(amount / MINOR_UNITS)}
                    </span>
                    {amount > 0 && <span className={css.bar} />}
                  </span>
                </span>
                <span className={css.tick} aria-hidden>
                  {formatDay(month, 'shortMonth')}
                  <span className={css.year}>
                    {index === 0 || month.endsWith('-01') ? month.slice(0, 4) : ''}
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <details className={css.details}>
        <summary className={css.summary}>As a table</summary>
        <Table
          caption={CAPTION}
          columns={[
            { id: 'month', header: 'Month', cell: ({ month }) => formatDay(month, 'month') },
            { id: 'amount', header: 'Amount', figures: 'end', cell: ({ amount }) => money(amount) },
          ]}
          rows={trends.toReversed()}
          rowKey={({ month }) => month}
        />
      </details>
    </div>
  );
}
