import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { emailTokens } from '../../db/schema/accounts.ts';
import type { Mail } from '../mails/mail.ts';
import { queueMail } from '../mails/queue-mail.ts';

type Recipient = { userId: string; userHash: string; emailId: string; firstName: string };

type Kind = {
  /** The purpose of the token. */
  purpose: 'VERIFY' | 'RESET';
  hours: number;
  path: (token: string, recipient: Pick<Recipient, 'userHash'>) => string;
  mail: Pick<Mail, 'template' | 'subject' | 'paragraphs' | 'closing'>;
  label: string;
};

const NEW_LINK = 'If the link has expired, ask for a new one with "Forgot password" on the sign-in page.';

// WELCOME and CLAIM are written before a seat is found: that is for the receipt to say, and free orders were not paid.
const KINDS: Record<'VERIFY' | 'RESET' | 'WELCOME' | 'CLAIM', Kind> = {
  VERIFY: {
    purpose: 'VERIFY',
    hours: 24,
    path: (token, { userHash }) => `/verify-mail?x=${userHash}&token=${token}`,
    label: 'Confirm address',
    mail: {
      template: 'verify-email',
      subject: 'Confirm your email address',
      paragraphs: ['Please confirm that this address is yours. The link works once and for 24 hours.'],
      closing: 'If you did not create an account, ignore this email and nothing happens.',
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
        'Someone asked to set a new password for this address. The link works once and for one hour.',
      ],
      closing: 'If it was not you, ignore this mail: your password stays as it is.',
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
        'Your account is ready, with your order in it. Set a password to sign in. The link works once and for 72 hours.',
      ],
      closing: NEW_LINK,
    },
  },
  CLAIM: {
    purpose: 'RESET',
    hours: 72,
    path: (token) => `/reset-password?token=${token}`,
    label: 'Set your password',
    mail: {
      template: 'claim-account',
      subject: 'Set your password to open your order',
      paragraphs: [
        'Your order is in the account with this address. Set a password to sign in: it also confirms that this address is yours. The link works once and for 72 hours.',
        'There was already an account with this address, but nobody had confirmed the address. A password set for it before no longer works, and everybody was signed out.',
      ],
      closing: NEW_LINK,
    },
  },
};

/** A new single-use token: its row, and the mail that carries it. */
export function newEmailToken(
  kind: keyof typeof KINDS,
  recipient: Omit<Recipient, 'userId'>,
  origin: string,
  now: Date,
) {
  const { purpose, hours, path, mail, label } = KINDS[kind];
  const token = newToken();
  return {
    tokenHash: hashToken(token),
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
    mail: {
      ...mail,
      to: recipient.emailId,
      greeting: `Hello ${recipient.firstName || 'there'},`,
      action: { label, url: `${origin}${path(token, recipient)}` },
    } satisfies Mail,
  };
}

/** Creates a single-use token and queues the mail that carries it, in the caller's transaction. */
export async function mailEmailToken(
  tx: Transaction,
  kind: keyof typeof KINDS,
  recipient: Recipient,
  origin: string,
  now: Date,
): Promise<void> {
  const { mail, ...token } = newEmailToken(kind, recipient, origin, now);
  await tx.insert(emailTokens).values({ ...token, userId: recipient.userId });
  await queueMail(tx, now, mail);
}
