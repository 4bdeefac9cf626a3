import { type ProspectsAction, stateOfPlan } from '@plinth/domain/prospects/prospect';
import { asc, eq, inArray } from 'drizzle-orm';
import { prospectEvents, prospects } from '../../db/schema/prospects.ts';
import type { Deps } from '../../deps.ts';
import { recordAudits, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { ownerNameOf } from './prospect-owners.ts';

/**
 * Assigns many prospects to an owner, or closes them: all or none.
 * @returns how many changed; those already in that state are not counted
 * @throws Refusal BAD_REQUEST the owner may not own one, NOT_FOUND one no longer exists
 */
export async function actOnProspects(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { prospectIds, change }: { prospectIds: readonly string[]; change: ProspectsAction },
): Promise<{ changed: number }> {
  return db.transaction(async (tx) => {
    const ownerName = change.action === 'ASSIGN' ? await ownerNameOf(tx, change.ownerId) : null;
    const ids = [...new Set(prospectIds)];
    const found = await tx
      .select()
      .from(prospects)
      .where(inArray(prospects.prospectId, ids))
      .orderBy(asc(prospects.prospectId))
      .for('update');
    if (found.length < ids.length)
      throw refuse('NOT_FOUND', 'One of these prospects no longer exists. Load the list again.');
    const changes = found.flatMap((before) => {
      const isClosed = change.action === 'CLOSE' || before.state === 'CLOSED';
      const ownerId = change.action === 'ASSIGN' ? change.ownerId : before.ownerId;
      const state = stateOfPlan({ ownerId, nextStep: before.nextStep, isClosed });
      return ownerId === before.ownerId && state === before.state ? [] : [{ before, ownerId, state }];
    });
    for (const { before, ownerId, state } of changes)
      await tx
        .update(prospects)
        .set({ ownerId, state, needsReview: false, version: before.version + 1 })
        .where(eq(prospects.prospectId, before.prospectId));
    if (changes.length > 0)
      await tx.insert(prospectEvents).values(
        changes.map(({ before: { prospectId } }) => ({
          prospectId,
          kind: change.action === 'CLOSE' ? ('CLOSED' as const) : ('OWNER' as const),
          text: ownerName ?? '',
          actorId: act.actorId,
          createdAt: now(),
        })),
      );
    await recordAudits(
      tx,
      now(),
      act,
      changes.map(({ before, ownerId, state }) => ({
        action: 'prospect.planned',
        details: { prospectId: before.prospectId },
        before: { ownerId: before.ownerId, state: before.state },
        after: { ownerId, state },
      })),
    );
    return { changed: changes.length };
  });
}
