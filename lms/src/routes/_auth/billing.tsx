import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '../../areas/billing/BillingPage.tsx';
import { billingQuery } from '../../data/orders.ts';

/** The return from the provider's card entry page: the order, and the name of that page. */
type BillingSearch = { order?: string; card?: string };

export const Route = createFileRoute('/_auth/billing')({
  validateSearch: ({ order, card }: Record<string, unknown>): BillingSearch => ({
    ...(typeof order === 'string' ? { order } : {}),
    ...(typeof card === 'string' && /^cs_\w{3,200}$/.test(card) ? { card } : {}),
  }),
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(billingQuery());
  },
  head: () => ({ meta: [{ title: `Billing | ${__SCHOOL_NAME__}` }] }),
  component: Billing,
});

function Billing() {
  return <BillingPage {...Route.useSearch()} />;
}
