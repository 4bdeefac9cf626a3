import { DELETION_GRACE_DAYS, deletionDueAt } from '@plinth/domain/account/account-deletion';
import { exactTime } from '@plinth/domain/dates/format-day';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { zoneOfAddress } from '../notifications/zone-of-address.ts';
import { refuse } from '../refusal.ts';
import { confirmPassword } from './confirm-password.ts';
import { notActing } from './not-acting.ts';
import { teachesRunningCohort } from './teaches-running-cohort.ts';

/**
 * Schedules the deletion of the caller's account and mails the day; a repeat changes and mails nothing.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT for staff, for mentors of cohorts, and without a password
 */
export async function requestDeletion(deps: Deps, caller: Caller, { password }: { password: string }) {
  const { userId, emailId, isEmailVerified, staffRoles } = notActing(caller);
  await confirmPassword(deps, userId, password, 'password');
  if (staffRoles.length > 0) throw refuse('CONFLICT', 'Staff accounts are closed by the school.');
  const now = deps.now();
  const dueAt = new Date(deletionDueAt(now.toISOString()));
  return deps.db.transaction(async (tx) => {
    if (await teachesRunningCohort(tx, userId, now))
      throw refuse(
        'CONFLICT',
        'You are a mentor of a cohort that has not ended. Ask the school to hand it over first.',
      );
    const [planned] = await tx
      .insert(accountDeletions)
      .values({ userId, requestedAt: now, dueAt })
      .onConflictDoNothing()
      .returning();
    if (planned)
      await queueMail(tx, now, {
        to: emailId,
        template: 'account-deletion',
        subject: 'Your account will be deleted',
        paragraphs: [
          `You asked us to delete your account. It will be deleted in ${DELETION_GRACE_DAYS} days, on ${exactTime(dueAt.toISOString(), await zoneOfAddress(tx, emailId))}. Until then you can sign in and keep it.`,
          'Orders, payments and invoices stay for as long as tax law requires; everything else that names you goes.',
          ...(isEmailVerified
            ? []
            : [
                'Nobody has confirmed this address for the account. Unless that is done first, what came in under the address alone, such as an application, stays with the school.',
              ]),
        ],
        action: { label: 'Keep my account', url: `${deps.settings.PLINTH_ORIGIN}/account-settings` },
        closing: 'If it was not you, sign in, keep the account, and change your password.',
      });
    const [row] = await tx
      .select({ dueAt: accountDeletions.dueAt })
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, userId));
    return { deletionDueAt: (row?.dueAt ?? dueAt).toISOString() };
  });
}
