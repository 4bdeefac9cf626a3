import type { OpenDashboard } from '@plinth/domain/open-lms/open-dashboard';
import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { openAccesses } from '../../db/schema/open-lms.ts';
import type { Deps } from '../../deps.ts';
import { readOpenDashboard } from './read-dashboard.ts';
import { requireOpenPlace } from './require-open-place.ts';

type Display = {
  cohortId?: string | undefined;
  hideIndicators?: boolean | undefined;
  showCoachmarks?: false | undefined;
};

/** Saves what the caller's dashboard shows. A tour that was seen never returns. @throws Refusal NOT_FOUND, FORBIDDEN */
export async function saveDisplay(
  deps: Deps,
  caller: Pick<Caller, 'userId'>,
  { cohortId, hideIndicators, showCoachmarks }: Display,
): Promise<OpenDashboard> {
  const { userId } = caller;
  const { enrolmentId, cohortId: own } = await requireOpenPlace(deps, caller, cohortId, 'early');
  if (hideIndicators !== undefined)
    await deps.db
      .insert(openAccesses)
      .values({ enrolmentId, userId, hideIndicators })
      .onConflictDoUpdate({ target: openAccesses.enrolmentId, set: { hideIndicators } });
  if (showCoachmarks === false)
    await deps.db
      .update(enrolments)
      .set({ showCoachmarks: false })
      .where(eq(enrolments.enrolmentId, enrolmentId));
  return readOpenDashboard(deps, caller, own);
}
