import { createFileRoute } from '@tanstack/react-router';
import { OfficePage } from '../../../areas/office/OfficePage.tsx';
import { WebhooksPage } from '../../../areas/office/webhooks/WebhooksPage.tsx';
import { deliveryFilter } from '../../../areas/office/webhooks/webhook-filter.ts';
import { deliveriesQuery, endpointsQuery } from '../../../data/office-webhooks.ts';
import { textsOf } from '../../../shell/search-values.ts';

export const Route = createFileRoute('/_auth/office/webhooks')({
  validateSearch: textsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(endpointsQuery());
    void context.queryClient.prefetchQuery(deliveriesQuery(deliveryFilter.pageOf(deps)));
  },
  head: () => ({ meta: [{ title: `Webhooks | Office | ${__SCHOOL_NAME__}` }] }),
  component: () => (
    <OfficePage needs="integrations.manage">
      <WebhooksPage />
    </OfficePage>
  ),
});
