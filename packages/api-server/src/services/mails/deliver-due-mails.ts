import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { isFinalRefusal } from '../../gateways/mail/is-final-refusal.ts';
import type { MailTransport } from '../../gateways/mail/mail-transport.ts';
import { readSchoolName } from '../first-run/read-school-name.ts';
import { findWithheldMails } from './find-withheld-mails.ts';
import { frameMail } from './frame-mail.ts';
import { refusalUrl } from './mail-links.ts';
import { offerRefusal } from './offer-refusal.ts';

/**
 * Longer than a try may take: after that its process is dead, and another takes over the mail. A slow mail server may
 * take 20 s for each of some ten answers, and a mail that is tried twice at the same time arrives twice.
 */
const LEASE_MS = 10 * 60_000;
/** A mail is given up at this age: a mail server may be down for days, and what it missed is still worth reading. */
const GIVE_UP_MS = 3 * 86_400_000;
/** A mail that reached that age because no worker ran still gets as many tries as there are in some five hours. */
const FEWEST_TRIES = 12;

/**
 * Sends due mails from the outbox. Rows are claimed with SKIP LOCKED and a lease, so that several processes share the
 * work and a killed one loses nothing: its claim expires and the mail is tried again.
 * @returns how many were handed to the transport
 */
export async function deliverDueMails(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'settings'>,
  transport: MailTransport,
): Promise<number> {
  const now = deps.now();
  const claimed = await deps.db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(
      inArray(
        mails.mailId,
        deps.db
          .select({ mailId: mails.mailId })
          .from(mails)
          .where(and(eq(mails.status, 'PENDING'), lte(mails.nextTryAt, now)))
          .orderBy(mails.nextTryAt)
          .limit(20)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();
  if (claimed.length === 0) return 0;
  const [schoolName, keptBack] = await Promise.all([readSchoolName(deps), findWithheldMails(deps, claimed)]);
  const replyTo = deps.settings.SCHOOL_SUPPORT_EMAIL;
  await Promise.all(
    claimed.map(async (mail) => {
      const status = keptBack.get(mail.mailId);
      if (status) {
        await deps.db.update(mails).set({ status }).where(eq(mails.mailId, mail.mailId));
        return;
      }
      try {
        const refusal = mail.list ? refusalUrl(deps.settings, mail.mailId) : null;
        const said = refusal ? offerRefusal(mail, refusal) : mail;
        await transport.send({ ...frameMail(said, schoolName), refusal, replyTo });
        await deps.db
          .update(mails)
          .set({ status: 'SENT', sentAt: deps.now(), lastError: null })
          .where(eq(mails.mailId, mail.mailId));
      } catch (error) {
        const at = deps.now().getTime();
        const isTooOld = mail.attempts >= FEWEST_TRIES && at - mail.createdAt.getTime() >= GIVE_UP_MS;
        const isOver = isTooOld || isFinalRefusal(error);
        const delay = Math.min(3_600_000, 15_000 * 2 ** mail.attempts);
        await deps.db
          .update(mails)
          .set({
            status: isOver ? 'FAILED' : 'PENDING',
            // Of a mail that is given up: when it was.
            nextTryAt: new Date(isOver ? at : at + delay),
            lastError: String(error).slice(0, 500),
          })
          .where(eq(mails.mailId, mail.mailId));
        deps.log.warn({ mailId: mail.mailId, err: error }, 'email not delivered');
      }
    }),
  );
  return claimed.length;
}
