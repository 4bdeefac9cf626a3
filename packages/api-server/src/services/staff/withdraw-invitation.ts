import { eq } from 'drizzle-orm';
import { staffInvitations } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';

/** Withdraws an invitation: its link stops working. @throws Refusal NOT_FOUND accepted, withdrawn or unknown */
export async function withdrawInvitation(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  invitationId: string,
) {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.invitationId, invitationId))
      .returning();
    if (!gone) throw refuse('NOT_FOUND', 'This invitation is no longer open.');
    const { emailId, staffRoles } = gone;
    await recordAudit(tx, now(), act, {
      action: 'staff.invitation-withdrawn',
      details: { emailId },
      before: { staffRoles },
    });
    return { withdrawn: true as const };
  });
}
