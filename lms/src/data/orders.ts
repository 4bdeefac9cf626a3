import { paymentPlanPath } from '@plinth/domain/navigation/application-paths';
import type { OrderStatus } from '@plinth/domain/orders/order-status';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The own orders with each instalment; asked again whenever the page opens, since a payment may have arrived. */
export const billingQuery = () =>
  queryOptions({
    queryKey: ['orders', 'billing'],
    queryFn: ({ signal }) => api.orders.listBilling({}, { signal }),
    staleTime: 0,
  });

export type BillingOrder = Awaited<ReturnType<typeof api.orders.listBilling>>['orders'][number];
export type BillingPayment = BillingOrder['payments'][number];

/** Has the server ask the provider about payments that are still on their way. */
export const reconcileOrder = (orderId: string) => api.orders.readOwnOrder({ params: { id: orderId } });

const PAYABLE: readonly OrderStatus[] = ['PLAN_CREATED', 'PAYMENT_ONGOING'];

type OrderOfPayer = { emailId: string; orderId: string; courseTitle: string };

/**
 * The page on which an own order is paid, or null. Paying goes by the order's token, which the contract hands out for
 * an own application of a verified address only (D-37); otherwise the link is in the mail.
 */
export const paymentPathQuery = ({ emailId, orderId, courseTitle }: OrderOfPayer) =>
  queryOptions({
    queryKey: ['orders', 'payment-path', emailId, orderId, courseTitle],
    queryFn: async ({ signal }) => {
      const { applications } = await api.courseApplications.listApplications(
        { query: { emailId } },
        { signal },
      );
      for (const { dealId, courseTitle: title, status } of applications) {
        if (!dealId || title !== courseTitle || !PAYABLE.includes(status)) continue;
        const { orderToken } = await api.courseApplications.readPaymentToken(
          { query: { dealId } },
          { signal },
        );
        const { order } = await api.orders.readPublicOrder({ query: { orderToken } }, { signal });
        if (order.orderId === orderId) return paymentPlanPath(orderToken);
      }
      return null;
    },
    staleTime: 10 * 60_000,
  });
