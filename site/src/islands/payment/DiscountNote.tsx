import { formatMoney } from '@plinth/domain/money/format-money';
import type { PlanReview } from '../../api/client.ts';
import { inOwnZone } from '../in-own-zone.ts';
import * as css from '../island.css.ts';

/**
 * A note on when the plan discount of an order ends, or that it has ended; nothing if there never was one. The server
 * has decided this by its own clock.
 */
export function DiscountNote({ review }: { review: Pick<PlanReview, 'discount' | 'currency'> }) {
  const { amount, deadline, applies } = review.discount;
  if (amount <= 0) return null;
  const off = formatMoney({ amount, currency: review.currency });
  if (!applies)
    return (
      <p className={css.note}>
        {deadline
          ? `The plan discount of ${off} ended on ${inOwnZone(deadline)}.`
          : `The plan discount of ${off} has ended.`}
      </p>
    );
  return (
    <p className={css.note}>
      {deadline
        ? `Plan discount of ${off} until ${inOwnZone(deadline)}. After that the fees are ${off} higher.`
        : `Plan discount of ${off}, with no end date.`}
    </p>
  );
}
