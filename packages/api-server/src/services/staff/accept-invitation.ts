import { eq, sql } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { accountByAddress } from '../../db/queries/account/account-by-address.ts';
import { sessions, userProfiles, users } from '../../db/schema/accounts.ts';
import { staffInvitations } from '../../db/schema/staff.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit-entries/record-audit.ts';
import { createAccount } from '../auth/create-account.ts';
import { endUnprovenAccess } from '../auth/end-unproven-access.ts';
import { type OpenedSession, openSession } from '../auth/open-session.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endFeeds } from '../calendar/end-feeds.ts';
import { forgetOtherBrowsers } from '../push/forget-browsers.ts';
import { refuse } from '../refusal.ts';
import { findInvitation } from './read-invitation.ts';

type Input = { token: string; password: string; firstName: string; lastName: string };

/**
 * Accepts an invitation, which proves the address: creates the account, or sets this password on the address's existing
 * account and ends its sessions and, if this is the first proof, everything set before; then adds the roles. Of two
 * concurrent acceptances one succeeds.
 * @throws Refusal as findInvitation
 */
export async function acceptInvitation(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  request: RequestFacts,
  { token, password, firstName, lastName }: Input,
): Promise<OpenedSession> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const found = await findInvitation(tx, token, now());
    const [taken] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.invitationId, found.invitationId))
      .returning();
    if (!taken) throw refuse('NOT_FOUND', 'This invitation has just been accepted.');
    const { emailId, staffRoles, mentorRoles } = taken;
    const made = await createAccount(tx, {
      emailId,
      firstName,
      lastName,
      passwordHash,
      emailVerifiedAt: now(),
      now: now(),
    });
    const [known] = made
      ? []
      : await tx
          .select({ userId: users.userId, verifiedAt: users.emailVerifiedAt })
          .from(users)
          .where(eq(users.userId, accountByAddress(emailId)))
          .for('update');
    if (known?.verifiedAt === null) await endUnprovenAccess(tx, known.userId);
    const [person] = await tx
      .update(users)
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now()})`,
        staffRoles: sql`array(select distinct role from unnest(${users.staffRoles} || ${sql.param(staffRoles)}::text[]) role)`,
        roles: sql`array(select distinct role from unnest(${users.roles} || ${sql.param(mentorRoles)}::text[]) role)`,
      })
      .where(eq(users.userId, accountByAddress(emailId)))
      .returning({ userId: users.userId, staffRoles: users.staffRoles, roles: users.roles });
    if (!person) throw new Error('the account of the invitation is not there');
    if (!made) {
      await tx
        .update(userProfiles)
        .set({ firstName, lastName })
        .where(eq(userProfiles.userId, person.userId));
      // A person who had the account open before did not arrive by this link.
      await tx.delete(sessions).where(eq(sessions.userId, person.userId));
      await forgetOtherBrowsers(tx, person.userId, null);
      await endFeeds(tx, person.userId);
    }
    await recordAudit(
      tx,
      now(),
      { actorId: person.userId, source: 'OFFICE', address: request.address },
      {
        action: 'staff.joined',
        subjectId: person.userId,
        after: { staffRoles: person.staffRoles, roles: person.roles },
      },
    );
    return openSession(tx, request, person.userId, now());
  });
}
