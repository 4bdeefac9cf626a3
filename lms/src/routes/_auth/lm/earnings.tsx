import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '../../../areas/lead-mentor/earnings/EarningsPage.tsx';
import { earningStatsQuery, earningTrendsQuery } from '../../../data/earnings.ts';
import { AppFrame } from '../../../shell/AppFrame.tsx';

export const Route = createFileRoute('/_auth/lm/earnings')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(earningStatsQuery('lead'));
    void queryClient.prefetchQuery(earningTrendsQuery('lead'));
  },
  head: () => ({ meta: [{ title: `Mentor Earnings | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <AppFrame>
      <EarningsPage />
    </AppFrame>
  ),
});
