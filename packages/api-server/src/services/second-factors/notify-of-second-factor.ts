import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import type { FactorOwner } from './lock-owner.ts';

const NEWS = {
  on: 'A second factor was switched on for your account, and you were signed out on other devices.',
  off: 'The second factor of your account was switched off.',
  'app-added': 'An authenticator app was added to the second factor of your account.',
  'app-removed': 'The authenticator app was removed from the second factor of your account.',
  'passkey-added': 'A passkey was added to the second factor of your account.',
  'passkey-removed': 'A passkey was removed from the second factor of your account.',
  renewed: 'Your account got new recovery codes. The old ones no longer work.',
  'recovery-code': 'A recovery code was used for your account. It no longer works.',
};

/** Mails the owner what changed about the second factor; for staff it is also logged. */
export async function notifyOfSecondFactor(
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  { userId, emailId, staffRoles }: FactorOwner,
  address: string,
  news: keyof typeof NEWS,
  /** The name of the passkey concerned, if any. */
  passkey?: string,
): Promise<void> {
  if (staffRoles.length > 0)
    await recordAudit(
      tx,
      now(),
      { actorId: userId, source: 'OFFICE', address },
      { action: `second-factor.${news}`, subjectId: userId, ...(passkey ? { details: { passkey } } : {}) },
    );
  await queueMail(tx, now(), {
    to: emailId,
    template: `second-factor-${news}`,
    subject: 'The second factor on your account',
    paragraphs: [NEWS[news], ...(passkey ? [`It is called “${passkey}”.`] : [])],
    action: { label: 'It was not me', url: `${settings.PLINTH_ORIGIN}/reset-password` },
  });
}
