import * as z from 'zod/mini';

/**
 * What comes by mail without being asked for, and may be refused: the daily summary of what is new, letters of the
 * school to many, and what other people send through the school. Receipts, deadlines and mails about the account itself
 * belong to no list.
 */
export const MailList = z.enum(['NEWS', 'LETTERS', 'INVITATIONS']);
export type MailList = z.infer<typeof MailList>;

/** A list, as it stands in "You get no more … by mail". */
export const MAIL_LIST_TEXTS: Record<MailList, string> = {
  NEWS: 'summaries of what is new',
  LETTERS: 'letters from the school to many people',
  INVITATIONS: 'invitations and questions that other people send through the school',
};
