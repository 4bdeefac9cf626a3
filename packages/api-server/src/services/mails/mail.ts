import type { MailList } from '@plinth/domain/mails/mail-list';

/** What a mail says; `renderMail` lays it out. All texts are data. */
export type Mail = {
  to: string;
  template: string;
  /** What it belongs to where it may be refused; it then says how. Receipts and mails about the account never may. */
  list?: MailList;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  closing?: string;
  /** Makes the mail the only one with this key: a repeat of the cause queues nothing. */
  onceKey?: string;
};
