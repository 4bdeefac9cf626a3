import { openDatabase } from '@plinth/api-server/db/database';
import { users } from '@plinth/api-server/db/schema/accounts';
import { staffInvitations } from '@plinth/api-server/db/schema/staff';
import { inviteFirstOwner } from '@plinth/api-server/services/staff/invite-first-owner';
import type { Settings } from '@plinth/api-server/settings/settings';
import { Email } from '@plinth/domain/fields/email';
import { and, arrayContains, gt } from 'drizzle-orm';

/**
 * What a start says to a school that nobody owns: the link of the first owner where PLINTH_OWNER names one, else the
 * command that makes it. A link that is out already is not replaced by another start.
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
