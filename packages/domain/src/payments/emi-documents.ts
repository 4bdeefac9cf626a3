import * as z from 'zod/mini';

/** The documents an EMI partner requires; the kinds of PUT emi/document. */
export const EMI_DOCUMENT_KINDS = ['PAN_CARD', 'ADDRESS_PROOF', 'INCOME_PROOF', 'BANK_STATEMENT'] as const;
export const EmiDocumentKind = z.enum(EMI_DOCUMENT_KINDS);
export type EmiDocumentKind = z.infer<typeof EmiDocumentKind>;

/** The name of each document, and what counts as one. All of them are of the person who earns the income. */
export const EMI_DOCUMENTS: Record<EmiDocumentKind, { name: string; hint: string }> = {
  PAN_CARD: { name: 'PAN card', hint: 'The side with the number. PDF, JPEG or PNG, up to 10 MB.' },
  ADDRESS_PROOF: {
    name: 'Proof of address',
    hint: 'A passport, voter card, driving licence or a utility bill of the last two months. PDF, JPEG or PNG.',
  },
  INCOME_PROOF: {
    name: 'Proof of income',
    hint: 'Salary slips of the last three months in one file, or the last income tax return. PDF, JPEG or PNG.',
  },
  BANK_STATEMENT: {
    name: 'Bank statement',
    hint: 'The last six months of the account the instalments are paid from. PDF, JPEG or PNG.',
  },
};

/** The allowed types of an EMI application's documents, judged by content. */
export const EMI_DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
