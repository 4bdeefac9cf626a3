import { createFileRoute } from '@tanstack/react-router';
import { IdentityQueuePage } from '../../../areas/office/identity/IdentityQueuePage.tsx';
import { queueFilter } from '../../../areas/office/identity/queue-filter.ts';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { identityReviewsQuery } from '../../../data/office-identity.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/identity-documents')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(identityReviewsQuery(queueFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Identity documents | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="identity.review">
      <IdentityQueuePage />
    </OfficePage>
  ),
});
