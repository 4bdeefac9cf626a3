import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { PlacementMessagesPage } from '../../../areas/office/placements/PlacementMessagesPage.tsx';
import { placementMessageFilter } from '../../../areas/office/placements/placement-filters.ts';
import { placementMessagesQuery } from '../../../data/office-placement.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/placement-messages')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(placementMessagesQuery(placementMessageFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Messages | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="placement.manage">
      <PlacementMessagesPage />
    </OfficePage>
  ),
});
