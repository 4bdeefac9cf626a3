import { formatMoney } from '@plinth/domain/money/format-money';
import { Annotation } from '@plinth/ui/Annotation';
import { useQuery } from '@tanstack/react-query';
import { paidRefereesQuery, referralEarningsQuery, referralVisitsQuery } from '../../data/referrals.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import * as css from './ReferralProgramPage.css.ts';

/** Visits, friends who enrolled, and the rewards (API-242, API-243, API-245). */
export function Rewards() {
  const earnings = useQuery(referralEarningsQuery());
  const visits = useQuery(referralVisitsQuery()).data;
  const enrolled = useQuery(paidRefereesQuery()).data;
  return (
    <LoadState query={earnings} loading="Your rewards are loading">
      {({ currency, total, paid, pending }) => {
        const money = (amount: number) => formatMoney({ amount, currency });
        const figures = [
          ['Link opened', visits?.visits],
          ['Friends enrolled', enrolled?.count],
          ['Earned', money(total)],
          ['Paid', money(paid)],
          ['Pending', money(pending)],
        ] as const;
        return (
          <dl className={css.figures}>
            {figures.map(([name, figure]) => (
              <div key={name} className={css.figure}>
                <dd className={css.amount}>{figure ?? '–'}</dd>
                <dt>
                  <Annotation>{name}</Annotation>
                </dt>
              </div>
            ))}
          </dl>
        );
      }}
    </LoadState>
  );
}
