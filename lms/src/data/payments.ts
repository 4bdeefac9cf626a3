import { api } from './api.ts';

/** The invoice of an own paid payment, a PDF under its own name. */
export const downloadInvoice = async (paymentId: string): Promise<File> =>
  (await api.payments.downloadInvoice({ query: { paymentId } })).body;

/** Keeps a card for an own order and selects it; the token is the provider's, never a card number (D-108). */
export const saveCard = (orderId: string, paymentMethodToken: string) =>
  api.payments.saveCard({ params: { id: orderId }, body: { paymentMethodToken } });

/** Selects a kept card, and says whether due instalments are charged to it. */
export const changeCard = (orderId: string, card: { cardId: string; payAutomatically?: boolean }) =>
  api.payments.changeCard({ params: { id: orderId }, body: card });

export const removeCard = (orderId: string, cardId: string) =>
  api.payments.removeCard({ params: { id: orderId }, query: { cardId } });
