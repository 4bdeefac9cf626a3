import { createFileRoute } from '@tanstack/react-router';
import { FunnelPage } from '../../../areas/office/funnel/FunnelPage.tsx';
import { funnelFilterOf } from '../../../areas/office/funnel/funnel-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { funnelQuery } from '../../../data/office-funnel.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/funnel')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(funnelQuery(funnelFilterOf(deps)));
  },
  head: () => ({ meta: [{ title: `Funnel | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="admissions.manage">
      <FunnelPage />
    </OfficePage>
  ),
});
