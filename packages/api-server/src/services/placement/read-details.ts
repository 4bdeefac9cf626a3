import type { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { selfPlacements } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { countJobs } from './count-jobs.ts';
import { placementStatusOf } from './placement-status-of.ts';
import { ofSelfPlaced, toSelfPlacement } from './self-placement-rows.ts';

/** Returns the state of the caller's placement in a cohort. */
export async function readDetails(deps: Deps, caller: Member): Promise<PlacementDetails> {
  const { userId } = caller;
  const { cohortId } = caller.membership;
  const now = deps.now();
  const placement = await placementStatusOf(deps.db, { cohortId, userId, now });
  const [[selfPlaced], { documents }, counts] = await Promise.all([
    deps.db.select().from(selfPlacements).where(ofSelfPlaced(cohortId, userId)),
    listDocuments(deps, caller, undefined),
    countJobs(deps.db, { userId, mayApply: placement.mayApply, now }),
  ]);
  return {
    status: placement.status,
    placementFormDate: placement.placementFormDate,
    placementStartDate: placement.placementStartDate,
    ...(selfPlaced ? { selfPlaced: toSelfPlacement(selfPlaced) } : {}),
    ...(placement.reopenedUntil ? { reopenedUntil: placement.reopenedUntil } : {}),
    ...(placement.placedAt ? { placedAt: placement.placedAt } : {}),
    documents: documents.filter(
      (item) => item.kind === 'RESUME' || (item.kind === 'OFFER_LETTER' && item.cohortId === cohortId),
    ),
    counts,
  };
}
