import { eq } from 'drizzle-orm';
import { mails } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { isFinalRefusal } from '../../gateways/mail/is-final-refusal.ts';
import type { MailTransport } from '../../gateways/mail/mail-transport.ts';
import { readSchoolName } from '../first-run/read-school-name.ts';
import { claimDueMails } from './claim-due-mails.ts';
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
 * Mails to one address are sent one after another. After this time no more are begun: the rest is left to the next
 * round, so that the mails of others, which are taken with it, do not wait for a slow server of one.
 */
const BEGIN_WITHIN_MS = 30_000;

type Claimed = Awaited<ReturnType<typeof claimDueMails>>[number][number];

/**
 * Sends due mails from the outbox, those to one address in the order in which they were queued. One that is not accepted
 * holds up no later one: that may be a code somebody waits for.
 * @returns how many were handed to the transport, or withheld
 */
export async function deliverDueMails(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'settings'>,
  transport: MailTransport,
): Promise<number> {
  const began = deps.now();
  const claimed = await claimDueMails(deps.db, began, LEASE_MS);
  const all = claimed.flat();
  if (all.length === 0) return 0;
  const [schoolName, keptBack] = await Promise.all([readSchoolName(deps), findWithheldMails(deps, all)]);
  const replyTo = deps.settings.SCHOOL_SUPPORT_EMAIL;
  const change = ({ mailId }: Claimed, change: Partial<Claimed>) =>
    deps.db
      .update(mails)
      .set({ ...change, leasedUntil: null })
      .where(eq(mails.mailId, mailId));

  async function send(mail: Claimed): Promise<void> {
    try {
      const refusal = mail.list ? refusalUrl(deps.settings, mail.mailId) : null;
      const said = refusal ? offerRefusal(mail, refusal) : mail;
      await transport.send({ ...frameMail(said, schoolName), refusal, replyTo });
      await change(mail, { status: 'SENT', sentAt: deps.now(), lastError: null });
    } catch (error) {
      const at = deps.now().getTime();
      const isTooOld = mail.attempts >= FEWEST_TRIES && at - mail.createdAt.getTime() >= GIVE_UP_MS;
      const isOver = isTooOld || isFinalRefusal(error);
      const delay = Math.min(3_600_000, 15_000 * 2 ** mail.attempts);
      await change(mail, {
        status: isOver ? 'FAILED' : 'PENDING',
        // Of a mail that is given up: when it was.
        nextTryAt: new Date(isOver ? at : at + delay),
        lastError: String(error).slice(0, 500),
      });
      deps.log.warn({ mailId: mail.mailId, err: error }, 'email not delivered');
    }
  }
  await Promise.all(
    claimed.map(async (toOneAddress) => {
      for (const mail of toOneAddress) {
        const status = keptBack.get(mail.mailId);
        const isLate = deps.now().getTime() - began.getTime() > BEGIN_WITHIN_MS;
        // Deleted, so that the job can queue it again should it hold once more: a partner may decline the loan.
        if (status === 'OVERTAKEN') await deps.db.delete(mails).where(eq(mails.mailId, mail.mailId));
        else if (status) await change(mail, { status });
        else if (isLate) await change(mail, { attempts: mail.attempts - 1, nextTryAt: deps.now() });
        else await send(mail);
      }
    }),
  );
  return all.length;
}
