import { arrayContains } from 'drizzle-orm';
import { users } from '../../db/schema/accounts.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { COMMAND, recordAudit } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { writeInvitation } from './invite-staff.ts';

const HOURS = 24;

/**
 * Creates the link by which a school's first owner signs up: single use, 24 hours, shown to the person at the command
 * line. A new one invalidates earlier ones, whatever their address: one may have been mistyped.
 * @throws Refusal CONFLICT when the school has an owner, who then invites others in the office
 */
export async function inviteFirstOwner(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  emailId: string,
): Promise<{ url: string; expiresAt: string }> {
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ emailId: users.emailId })
      .from(users)
      .where(arrayContains(users.staffRoles, ['OWNER']))
      .limit(1);
    if (owner)
      throw refuse(
        'CONFLICT',
        `The school has an owner, ${owner.emailId}, who can invite others in the office.`,
      );
    // Without an owner, only this command can have invited one.
    await tx.delete(staffInvitations).where(arrayContains(staffInvitations.staffRoles, ['OWNER']));
    const wanted = { emailId, staffRoles: ['OWNER' as const], mentorRoles: [], hours: HOURS };
    const { invitation, path } = await writeInvitation(tx, COMMAND, wanted, now());
    await recordAudit(tx, now(), COMMAND, { action: 'staff.first-owner', details: { emailId } });
    return { url: `${settings.PLINTH_ORIGIN}${path}`, expiresAt: invitation.expiresAt };
  });
}
