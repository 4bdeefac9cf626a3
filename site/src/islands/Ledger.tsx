import type { Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { PlanAmount } from '@plinth/domain/orders/payment-plan-state';
import { PLAN_LINE_LABELS, PLAN_LINES, type PlanLine } from '@plinth/domain/orders/plan-line';
import * as css from './island.css.ts';

/** Lines that take something off the price; their amounts are positive. */
const TAKEN_OFF: readonly PlanLine[] = ['SCHOLARSHIP_WAIVER', 'PLAN_DISCOUNT'];

type Props = {
  lines: readonly PlanAmount[];
  currency: Currency;
  /** The fee of an EMI partner, which is a range in words and no amount of ours (PAY-07). */
  processingFee?: string | null;
};

/** The lines of a price or a plan in their order, the final fees last (PAY-06). */
export function Ledger({ lines, currency, processingFee = null }: Props) {
  return (
    <dl className={css.ledger}>
      {PLAN_LINES.map((key) => {
        const amount = lines.find((line) => line.key === key)?.amount;
        const text = key === 'PROCESSING_FEES' && amount === undefined ? processingFee : null;
        if (amount === undefined && text === null) return null;
        const sign = TAKEN_OFF.includes(key) ? '− ' : '';
        return (
          <div key={key} className={key === 'FINAL_COURSE_FEES' ? css.total : css.entry}>
            <dt>{PLAN_LINE_LABELS[key]}</dt>
            <dd className={css.figure}>
              {text ??
                `${sign}${formatMoney({ amount: amount ?? 0, currency })}${key === 'EMI_AMOUNT' ? ' a month' : ''}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
