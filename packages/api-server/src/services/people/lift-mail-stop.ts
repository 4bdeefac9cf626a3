import { and, eq, isNull } from 'drizzle-orm';
import { mailStops } from '../../db/schema/mails.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { requirePerson } from './require-person.ts';

/** Allows mails to a person's address again; those already held back are not sent. @throws Refusal NOT_FOUND */
export async function liftMailStop(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId }: { userId: string },
): Promise<{ stop: null }> {
  return db.transaction(async (tx) => {
    const { emailId } = await requirePerson(tx, userId);
    const lifted = await tx
      .update(mailStops)
      .set({ liftedAt: now() })
      .where(and(eq(mailStops.emailId, emailId), isNull(mailStops.liftedAt)))
      .returning({ kind: mailStops.kind, at: mailStops.at });
    if (lifted.length > 0)
      await recordAudit(tx, now(), act, {
        action: 'people.mails-let',
        subjectId: userId,
        before: { stops: lifted },
      });
    return { stop: null };
  });
}
