import { api } from './api.ts';

/** The invoice of an own paid payment, a PDF under its own name. */
export const downloadInvoice = async (paymentId: string): Promise<File> =>
  (await api.payments.downloadInvoice({ query: { paymentId } })).body;
