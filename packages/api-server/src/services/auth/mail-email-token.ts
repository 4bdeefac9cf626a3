import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { emailTokens } from '../../db/schema/accounts.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';

type Recipient = { userId: string; userHash: string; emailId: string; firstName: string };

type Kind = {
  /** What the token may be used for. */
  purpose: 'VERIFY' | 'RESET';
  hours: number;
  path: (token: string, recipient: Recipient) => string;
  mail: Pick<Mail, 'template' | 'subject' | 'paragraphs' | 'closing'>;
  label: string;
};

const KINDS: Record<'VERIFY' | 'RESET' | 'WELCOME', Kind> = {
  VERIFY: {
    purpose: 'VERIFY',
    hours: 24,
    path: (token, { userHash }) => `/verify-mail?x=${userHash}&token=${token}`,
    label: 'Confirm address',
    mail: {
      template: 'verify-email',
      subject: 'Confirm your e-mail address',
      paragraphs: ['please confirm that this address is yours. The link works once and for 24 hours.'],
      closing: 'If you did not make an account, leave this mail unanswered and nothing happens.',
    },
  },
  RESET: {
    purpose: 'RESET',
    hours: 1,
    path: (token) => `/reset-password?token=${token}`,
    label: 'Set password',
    mail: {
      template: 'reset-password',
      subject: 'Set a new password',
      paragraphs: [
        'someone asked to set a new password for this address. The link works once and for one hour.',
      ],
      closing: 'If it was not you, leave this mail unanswered: your password stays as it is.',
    },
  },
  WELCOME: {
    purpose: 'RESET',
    hours: 72,
    path: (token) => `/reset-password?token=${token}`,
    label: 'Set your password',
    mail: {
      template: 'set-password',
      subject: 'Welcome: set your password',
      paragraphs: [
        'your place is booked and your account is ready. Set a password to sign in. The link works once and for 72 hours.',
      ],
      closing: 'If the link has run out, ask for a new one with "Forgot password" on the sign-in page.',
    },
  },
};

/** Makes a single-use token and queues the mail that carries it, in the caller's transaction (D-40). */
export async function mailEmailToken(
  tx: Transaction,
  kind: keyof typeof KINDS,
  recipient: Recipient,
  origin: string,
  now: Date,
): Promise<void> {
  const { purpose, hours, path, mail, label } = KINDS[kind];
  const token = newToken();
  await tx.insert(emailTokens).values({
    tokenHash: hashToken(token),
    userId: recipient.userId,
    purpose,
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  });
  await queueMail(tx, {
    ...mail,
    to: recipient.emailId,
    greeting: `Hello ${recipient.firstName || 'there'},`,
    action: { label, url: `${origin}${path(token, recipient)}` },
  });
}
