import { openDatabase } from '@plinth/api-server/db/database';
import { users } from '@plinth/api-server/db/schema/accounts';
import { staffInvitations } from '@plinth/api-server/db/schema/staff';
import { inviteFirstOwner } from '@plinth/api-server/services/staff/invite-first-owner';
import type { Settings } from '@plinth/api-server/settings/settings';
import { Email } from '@plinth/domain/fields/email';
import { and, arrayContains, gt } from 'drizzle-orm';

/**
 * Returns the message of a start to a school without an owner: the first owner's link if PLINTH_OWNER names one,
 * otherwise the command that creates it. A further start does not replace a link that is already out.
 */
export async function greetFirstOwner(databaseUrl: string, settings: Settings): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, 1, () => {});
  try {
    if ((await db.$count(users, arrayContains(users.staffRoles, ['OWNER']))) > 0) return [];
    const now = new Date();
    const isOwnerInvited = and(
      arrayContains(staffInvitations.staffRoles, ['OWNER']),
      gt(staffInvitations.expiresAt, now),
    );
    if ((await db.$count(staffInvitations, isOwnerInvited)) > 0)
      return ['The first owner of the school is invited. `school owner <address>` makes another link.'];
    if (!settings.PLINTH_OWNER)
      return [
        'This school has no owner yet. `school owner <address>` makes the link by which the first one comes in.',
      ];
    const { url } = await inviteFirstOwner(
      { db, settings, now: () => now },
      Email.parse(settings.PLINTH_OWNER),
    );
    return ['This link makes the first owner of the school. It works once and for 24 hours:', url];
  } finally {
    await close();
  }
}
