import { createFileRoute } from '@tanstack/react-router';
import { earningStatsQuery, earningTrendsQuery } from '../../../data/earnings.ts';
import { EarningsBoard } from '../../../parts/Earnings/EarningsBoard.tsx';
import { AppFrame } from '../../../shell/AppFrame.tsx';

export const Route = createFileRoute('/_auth/mentor/earnings')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(earningStatsQuery('guide'));
    void queryClient.prefetchQuery(earningTrendsQuery('guide'));
  },
  head: () => ({ meta: [{ title: `IG Earnings | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <AppFrame>
      <EarningsBoard seat="guide" title="IG Earnings" />
    </AppFrame>
  ),
});
