import { type Prospect, type ProspectPlan, stateOfPlan } from '@plinth/domain/prospects/prospect';
import { eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { prospectEvents, prospects } from '../../db/schema/prospects.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { ownerNameOf } from './prospect-owners.ts';
import { oneProspect } from './read-prospect.ts';

/**
 * Sets a prospect's owner, next step and whether it is closed; changes are recorded in its history. Whoever changes one
 * has seen it, so it no longer waits for review.
 * @throws Refusal BAD_REQUEST the owner may not own one, NOT_FOUND, CONFLICT changed by another person meanwhile
 */
export async function planProspect(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { prospectId, version, isClosed, ...plan }: ProspectPlan & { prospectId: string },
): Promise<{ prospect: Prospect }> {
  return db.transaction(async (tx) => {
    const ownerName = await ownerNameOf(tx, plan.ownerId);
    const before = await lockRow(tx, prospects, eq(prospects.prospectId, prospectId));
    if (!before) throw refuse('NOT_FOUND', 'This prospect no longer exists.');
    if (before.version !== version)
      throw refuse('CONFLICT', 'This prospect has changed in the meantime. Check it again, then change it.');
    const state = stateOfPlan({ ...plan, isClosed });
    const step = [plan.nextStep, plan.nextStepOn].filter(Boolean).join(', by ');
    const lines = [
      ...(before.ownerId === plan.ownerId ? [] : [{ kind: 'OWNER' as const, text: ownerName ?? '' }]),
      ...(before.nextStep === plan.nextStep && before.nextStepOn === plan.nextStepOn
        ? []
        : [{ kind: 'NEXT_STEP' as const, text: step }]),
      ...(isClosed && before.state !== 'CLOSED' ? [{ kind: 'CLOSED' as const, text: '' }] : []),
      ...(!isClosed && before.state === 'CLOSED' ? [{ kind: 'REOPENED' as const, text: '' }] : []),
    ];
    if (lines.length > 0) {
      await tx
        .update(prospects)
        .set({ ...plan, state, needsReview: false, version: version + 1 })
        .where(eq(prospects.prospectId, prospectId));
      await tx
        .insert(prospectEvents)
        .values(lines.map((line) => ({ ...line, prospectId, actorId: act.actorId, createdAt: now() })));
      const { ownerId, nextStep, nextStepOn } = before;
      await recordAudit(tx, now(), act, {
        action: 'prospect.planned',
        details: { prospectId },
        before: { ownerId, nextStep, nextStepOn, state: before.state },
        after: { ...plan, state },
      });
    }
    return { prospect: await oneProspect(tx, prospectId) };
  });
}
