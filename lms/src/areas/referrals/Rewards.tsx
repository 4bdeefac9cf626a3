import { formatMoney } from '@plinth/domain/money/format-money';
import { useQuery } from '@tanstack/react-query';
import { paidRefereesQuery, referralEarningsQuery, referralVisitsQuery } from '../../data/referrals.ts';
import { Figures } from '../../parts/Figures/Figures.tsx';
import { LoadState } from '../../parts/LoadState.tsx';

/** Visits, friends who enrolled, and the rewards. */
export function Rewards() {
  const earnings = useQuery(referralEarningsQuery());
  const visits = useQuery(referralVisitsQuery()).data;
  const enrolled = useQuery(paidRefereesQuery()).data;
  return (
    <LoadState query={earnings} loading="Your rewards are loading">
      {({ currency, total, paid, pending }) => {
        const money = (amount: number) => formatMoney({ amount, currency });
        return (
          <Figures
            figures={[
              ['Link opened', visits?.visits ?? '–'],
              ['Friends enrolled', enrolled?.count ?? '–'],
              ['Earned', money(total)],
              ['Paid', money(paid)],
              ['Pending', money(pending)],
            ]}
          />
        );
      }}
    </LoadState>
  );
}
