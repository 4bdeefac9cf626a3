import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '../../areas/billing/BillingPage.tsx';
import { billingQuery } from '../../data/orders.ts';

export const Route = createFileRoute('/_auth/billing')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(billingQuery());
  },
  head: () => ({ meta: [{ title: 'Billing | Plinth' }] }),
  component: BillingPage,
});
