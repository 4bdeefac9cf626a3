import type { Settings } from '../../settings/settings.ts';

export type OutgoingMail = {
  mailId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where mails of its list are refused; null for mails that cannot be. */
  refusal: string | null;
  /** Who receives a reply. Default: the sender. */
  replyTo: string | undefined;
};
export type MailTransport = { send: (mail: OutgoingMail) => Promise<void> };

/**
 * SMTP if configured. In demo mode without SMTP the outbox page is where mails go, so a queued mail has already
 * arrived. Every wait is bounded: a hanging server costs a retry, not a worker.
 */
export async function createMailTransport(
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
): Promise<MailTransport> {
  if (!settings.SMTP_URL) return { send: async () => {} };
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url: settings.SMTP_URL, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: settings.MAIL_FROM },
  );
  return {
    send: async ({ mailId, to, subject, text, html, refusal, replyTo }) => {
      const host = /@([^@>]+)>?$/.exec(settings.MAIL_FROM)?.[1] ?? 'localhost';
      await transport.sendMail({
        to,
        subject,
        text,
        html,
        messageId: `<${mailId}@${host}>`,
        ...(replyTo ? { replyTo } : {}),
        headers: {
          // Auto-responders do not reply to such a mail (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          // Unsubscribes with one click and without a page (RFC 8058).
          ...(refusal
            ? { 'List-Unsubscribe': `<${refusal}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      });
    },
  };
}
