import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The invoice of one of the learner's paid payments, a PDF with its own file name. */
export const downloadInvoice = (paymentId: string) => api.payments.downloadInvoice({ query: { paymentId } });

/** The credit note for a refund of one of the learner's payments, a PDF with its own file name. */
export const downloadCreditNote = (paymentId: string, refundId: string) =>
  api.payments.downloadInvoice({ query: { paymentId, refundId } });

/** Moves the due date of an order's next instalment, once per plan. */
export const extendInstalment = (orderId: string, orderToken: string) =>
  api.payments.extendDeadline({
    params: { id: orderId },
    body: { orderToken, deadlineType: 'PAYMENT' },
  });

/** Saves a card for one of the learner's orders and selects it; the token is the provider's, never a card number. */
export const saveCard = (orderId: string, paymentMethodToken: string) =>
  api.payments.saveCard({ params: { id: orderId }, body: { paymentMethodToken } });

/** Saves the card entered on the provider's page; sent again, it is the same card. */
export const enteredCardQuery = (orderId: string, card: string) =>
  queryOptions({
    queryKey: ['orders', 'entered-card', orderId, card],
    queryFn: () => saveCard(orderId, card),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Opens the provider's own card entry page. @returns its address */
export const openCardEntry = async (orderId: string): Promise<string> =>
  (await api.payments.openCardEntry({ params: { id: orderId } })).url;

/** Selects a saved card, and sets whether due instalments are charged to it. */
export const changeCard = (orderId: string, card: { cardId: string; payAutomatically?: boolean }) =>
  api.payments.changeCard({ params: { id: orderId }, body: card });

export const removeCard = (orderId: string, cardId: string) =>
  api.payments.removeCard({ params: { id: orderId }, query: { cardId } });
