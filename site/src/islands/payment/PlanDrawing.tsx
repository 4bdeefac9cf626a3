import type { OrderPlan } from '@plinth/domain/orders/payment-plan-state';
import { EMI_MONTHS } from '@plinth/domain/orders/plan-calculator';
import * as css from './payment.css.ts';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
const WIDTH = 240;
const HEIGHT = 46;
const GROUND = 38;
const LEAST = 3;

type Stem = { day: number; amount: number };

/** Returns what leaves the payer's account and when; with EMI these are the partner's monthly charges. */
function stemsOf({ instalments, lines }: OrderPlan, start: string): Stem[] {
  const emi = lines.find(({ key }) => key === 'EMI_AMOUNT')?.amount;
  const paid = emi === undefined ? instalments : instalments.slice(0, -1);
  const stems = paid.map(({ dueDate, amount }) => ({
    day: (Date.parse(dueDate) - Date.parse(start)) / DAY_MS,
    amount,
  }));
  const monthly = Array.from({ length: emi === undefined ? 0 : EMI_MONTHS }, (_, month) => ({
    day: (month + 1) * MONTH_DAYS,
    amount: emi ?? 0,
  }));
  return [...stems, ...monthly];
}

type Props = { plan: OrderPlan; start: string };

/**
 * The payments of a plan as stems over a year, so that plans can be compared at a glance; the text beside it has the
 * same content.
 */
export function PlanDrawing({ plan, start }: Props) {
  const year = (EMI_MONTHS + 0.5) * MONTH_DAYS;
  const stems = stemsOf(plan, start);
  const most = Math.max(...stems.map(({ amount }) => amount), 1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.drawing} aria-hidden="true">
      <path d={`M0 ${GROUND}.5H${WIDTH}`} stroke="currentColor" />
      {Array.from({ length: EMI_MONTHS + 1 }, (_, month) => {
        const x = 3 + ((month * MONTH_DAYS) / year) * (WIDTH - 8);
        return <path key={x} d={`M${x.toFixed(1)} ${GROUND}v4`} stroke="currentColor" />;
      })}
      {stems.map(({ day, amount }) => {
        const x = 3 + (day / year) * (WIDTH - 8);
        const height = Math.max(LEAST, (amount / most) * (GROUND - 4));
        return (
          <path
            key={day}
            d={`M${x.toFixed(1)} ${GROUND}v${(-height).toFixed(1)}`}
            strokeWidth="3"
            className={css.stem}
          />
        );
      })}
    </svg>
  );
}
