import { createFileRoute } from '@tanstack/react-router';
import { earningStatsQuery, earningTrendsQuery } from '../../../data/earnings.ts';
import { EarningsBoard } from '../../../parts/Earnings/EarningsBoard.tsx';
import { AppFrame } from '../../../shell/AppFrame.tsx';

export const Route = createFileRoute('/_auth/lm/earnings')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(earningStatsQuery('lead'));
    void queryClient.prefetchQuery(earningTrendsQuery('lead'));
  },
  head: () => ({ meta: [{ title: `Mentor Earnings | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <AppFrame>
      <EarningsBoard seat="lead" title="Mentor Earnings" />
    </AppFrame>
  ),
});
