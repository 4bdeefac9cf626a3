import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { selfPlacementFilter } from '../../../areas/office/placements/placement-filters.ts';
import { SelfPlacementsPage } from '../../../areas/office/placements/SelfPlacementsPage.tsx';
import { selfPlacementsQuery } from '../../../data/office-placement.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/self-placements')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(selfPlacementsQuery(selfPlacementFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Self-reported placements | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <SelfPlacementsPage />
    </OfficePage>
  ),
});
