import type { ChangePassword } from '@plinth/domain/account/change-password';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { emailTokens, sessions, users } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endFeeds } from '../calendar/end-feeds.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { forgetOtherBrowsers } from '../push/forget-browsers.ts';
import { confirmPassword } from './confirm-password.ts';
import { notActing } from './not-acting.ts';

const FEEDS_ENDED =
  'Your address for calendar apps no longer works. To go on using one, make a new address in the calendar of your course.';

/**
 * Sets a new password, ends the other sessions and the calendar feeds, invalidates the links to set one, and notifies
 * the owner by mail.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT when the account has no password, TOO_MANY_REQUESTS
 */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  { currentPassword, password }: ChangePassword,
) {
  const { userId, tokenHash, emailId } = notActing(caller);
  await confirmPassword(deps, userId, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.userId, userId));
    await tx
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, ['RESET', 'FIRST'])));
    const { rowCount } = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
    await forgetOtherBrowsers(tx, userId, tokenHash);
    const endedFeeds = await endFeeds(tx, userId);
    await queueMail(tx, deps.now(), {
      to: emailId,
      template: 'password-changed',
      subject: 'Your password was changed',
      paragraphs: [
        'The password for your account was changed, and you were signed out on other devices.',
        ...(endedFeeds > 0 ? [FEEDS_ENDED] : []),
      ],
      action: { label: 'It was not me', url: `${deps.settings.PLINTH_ORIGIN}/reset-password` },
    });
    return { changed: true as const, endedSessions: rowCount ?? 0 };
  });
}
