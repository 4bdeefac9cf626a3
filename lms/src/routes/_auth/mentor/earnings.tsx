import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '../../../areas/mentor/earnings/EarningsPage.tsx';
import { earningStatsQuery, earningTrendsQuery } from '../../../data/earnings.ts';
import { AppFrame } from '../../../shell/AppFrame.tsx';

export const Route = createFileRoute('/_auth/mentor/earnings')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(earningStatsQuery('guide'));
    void queryClient.prefetchQuery(earningTrendsQuery('guide'));
  },
  head: () => ({ meta: [{ title: `IG Earnings | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <AppFrame>
      <EarningsPage />
    </AppFrame>
  ),
});
