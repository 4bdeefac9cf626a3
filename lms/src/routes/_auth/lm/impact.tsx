import { createFileRoute } from '@tanstack/react-router';
import { ImpactPage } from '../../../areas/lead-mentor/impact/ImpactPage.tsx';
import { impactQuery, topMentorsQuery } from '../../../data/impact.ts';
import { AppFrame } from '../../../shell/AppFrame.tsx';

export const Route = createFileRoute('/_auth/lm/impact')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(impactQuery());
    void queryClient.prefetchQuery(topMentorsQuery());
  },
  head: () => ({ meta: [{ title: `My Impact | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <AppFrame>
      <ImpactPage />
    </AppFrame>
  ),
});
