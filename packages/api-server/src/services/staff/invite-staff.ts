import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import type { InviteStaff, StaffInvitation } from '@plinth/domain/staff/staff-member';
import { STAFF_ROLE_TITLES } from '@plinth/domain/staff/staff-role';
import { eq, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../api/token-hash.ts';
import type { Transaction } from '../../db/database.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { users } from '../../db/schema/accounts.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { invitationOf } from './list-staff.ts';

const HOUR_MS = 3_600_000;
const HOURS = 72;

type Invited = InviteStaff & { hours: number };

/**
 * Writes an invitation, replacing an open one for the address. @returns it, and the path that accepts it, revealed once
 */
export async function writeInvitation(
  tx: Transaction,
  { actorId }: StaffAct,
  { emailId, staffRoles, mentorRoles, hours }: Invited,
  now: Date,
): Promise<{ invitation: StaffInvitation; path: string }> {
  const token = newToken();
  const fresh = {
    tokenHash: hashToken(token),
    staffRoles,
    mentorRoles,
    invitedBy: actorId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
  };
  const [row] = await tx
    .insert(staffInvitations)
    .values({ emailId, ...fresh })
    .onConflictDoUpdate({ target: staffInvitations.emailId, set: fresh })
    .returning();
  if (!row) throw new Error('the invitation was not written');
  return { invitation: invitationOf(row), path: `/staff-invitation?token=${token}` };
}

/**
 * Invites a person to work at the school, by a mail whose link works once and for 72 hours. A second invitation to the
 * address replaces the first.
 * @throws Refusal CONFLICT already works here
 */
export async function inviteStaff(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { emailId, staffRoles, mentorRoles }: InviteStaff,
): Promise<{ invitation: StaffInvitation }> {
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ isStaff: sql`cardinality(${users.staffRoles}) > 0`.mapWith(Boolean) })
      .from(users)
      .where(eq(users.userId, accountByAddress(emailId)));
    if (known?.isStaff)
      throw refuse('CONFLICT', 'This person already works here. Change their roles in the list.', {
        fields: [{ path: 'emailId', message: 'Works here already' }],
      });
    const { invitation, path } = await writeInvitation(
      tx,
      act,
      { emailId, staffRoles, mentorRoles, hours: HOURS },
      now(),
    );
    const titles = [
      ...staffRoles.map((role) => STAFF_ROLE_TITLES[role]),
      ...mentorRoles.map((role) => MENTOR_ROLE_TITLES[role]),
    ];
    await queueMail(tx, now(), {
      to: emailId,
      template: 'staff-invitation',
      subject: 'You are invited to work with us',
      paragraphs: [
        `You are invited to work at the school, as: ${titles.join(', ')}.`,
        `The link works once and for ${HOURS} hours. You choose a password there.`,
      ],
      action: { label: 'Accept the invitation', url: `${settings.PLINTH_ORIGIN}${path}` },
      closing: 'If you did not expect this, ignore this email and nothing happens.',
    });
    await recordAudit(tx, now(), act, {
      action: 'staff.invited',
      details: { emailId },
      after: { staffRoles, mentorRoles },
    });
    return { invitation };
  });
}
