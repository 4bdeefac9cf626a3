import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { RewardsPage } from '../../../areas/office/rewards/RewardsPage.tsx';
import { rewardFilter } from '../../../areas/office/rewards/reward-filter.ts';
import { rewardsQuery } from '../../../data/office-rewards.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/rewards')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(rewardsQuery(rewardFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Referral rewards | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="payments.manage">
      <RewardsPage />
    </OfficePage>
  ),
});
