import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { PlacementFormsPage } from '../../../areas/office/placements/PlacementFormsPage.tsx';
import { placementFormFilter } from '../../../areas/office/placements/placement-filters.ts';
import { placementFormsQuery } from '../../../data/office-placement.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/placement-forms')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(placementFormsQuery(placementFormFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Placement forms | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <PlacementFormsPage />
    </OfficePage>
  ),
});
