import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The invoice of an own paid payment, a PDF under its own name. */
export const downloadInvoice = async (paymentId: string): Promise<File> =>
  (await api.payments.downloadInvoice({ query: { paymentId } })).body;

/** The credit note of money that went back of an own payment, a PDF under its own name. */
export const downloadCreditNote = async (paymentId: string, refundId: string): Promise<File> =>
  (await api.payments.downloadInvoice({ query: { paymentId, refundId } })).body;

/** Moves the due date of the next instalment of an order, once in its plan. */
export const extendInstalment = (orderId: string, orderToken: string) =>
  api.payments.extendDeadline({
    params: { id: orderId },
    body: { orderToken, deadlineType: 'PAYMENT' },
  });

/** Keeps a card for an own order and selects it; the token is the provider's, never a card number. */
export const saveCard = (orderId: string, paymentMethodToken: string) =>
  api.payments.saveCard({ params: { id: orderId }, body: { paymentMethodToken } });

/** Keeps the card that was given on the provider's page; sent again it is the same card. */
export const enteredCardQuery = (orderId: string, card: string) =>
  queryOptions({
    queryKey: ['orders', 'entered-card', orderId, card],
    queryFn: () => saveCard(orderId, card),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Opens the provider's own page that takes a card. @returns where it is */
export const openCardEntry = async (orderId: string): Promise<string> =>
  (await api.payments.openCardEntry({ params: { id: orderId } })).url;

/** Selects a kept card, and says whether due instalments are charged to it. */
export const changeCard = (orderId: string, card: { cardId: string; payAutomatically?: boolean }) =>
  api.payments.changeCard({ params: { id: orderId }, body: card });

export const removeCard = (orderId: string, cardId: string) =>
  api.payments.removeCard({ params: { id: orderId }, query: { cardId } });
