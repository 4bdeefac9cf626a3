import type { MailList } from '@plinth/domain/mails/mail-list';

/** The content of a mail; `renderMail` lays it out. All texts are data. */
export type Mail = {
  to: string;
  template: string;
  /**
   * The list it belongs to if it may be refused; the mail then says how. Receipts and mails about the account never may
   * be.
   */
  list?: MailList;
  subject: string;
  /** Default: `Hello,`. */
  greeting?: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  closing?: string;
  /** Makes the mail the only one with this key: a repeat of the cause queues nothing. */
  onceKey?: string;
};
