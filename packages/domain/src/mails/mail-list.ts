import * as z from 'zod/mini';

/**
 * Unsolicited mail that can be refused: the daily summary of news, letters from the school to many, and what other
 * people send through the school. Receipts, deadlines and mails about the account itself belong to no list.
 */
export const MailList = z.enum(['NEWS', 'LETTERS', 'INVITATIONS']);
export type MailList = z.infer<typeof MailList>;

/** The name of a list, as used in "You get no more … by mail". */
export const MAIL_LIST_TEXTS: Record<MailList, string> = {
  NEWS: 'summaries of what is new',
  LETTERS: 'letters from the school to many people',
  INVITATIONS: 'invitations and questions that other people send through the school',
};
