import type { CohortSettings } from '@plinth/domain/cohorts/cohort-settings';
import { and, eq } from 'drizzle-orm';
import { holdsSeat } from '../../db/queries/cohorts/holds-seat.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { lockCohort, requireCohort } from '../groups/lock-cohort.ts';
import { refuse } from '../refusal.ts';

type Row = typeof cohorts.$inferSelect;

const settingsOf = ({
  status,
  seats,
  groupSize,
  isLeaderBoardAllowed,
  isLocalizedLeaderboard,
  aiBotEnabled,
  showNudges,
  showPlacementNudges,
  isCapstonePresent,
  isPromoted,
}: Row): CohortSettings => ({
  status,
  seats,
  groupSize,
  isLeaderBoardAllowed,
  isLocalizedLeaderboard,
  aiBotEnabled,
  showNudges,
  showPlacementNudges,
  isCapstonePresent,
  isPromoted,
});

const isSame = (a: CohortSettings, b: CohortSettings) =>
  Object.entries(a).every(([name, value]) => Reflect.get(b, name) === value);

/** Returns the settings of a cohort. @throws Refusal NOT_FOUND */
export async function readCohortSettings({ db }: Pick<Deps, 'db'>, cohortId: string) {
  const cohort = await requireCohort(db, cohortId);
  return {
    name: `${cohort.courseTitle}, ${cohort.productId}-${cohort.batchNumber}`,
    settings: settingsOf(cohort),
  };
}

/**
 * Saves the settings of a cohort; they apply from the next request on.
 * @param seen the settings that the change was based on: of two concurrent changes the second is refused
 * @throws Refusal NOT_FOUND; BAD_REQUEST fewer seats than learners; CONFLICT someone changed it meanwhile
 */
export async function saveCohortSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { cohortId, settings, seen }: { cohortId: string; settings: CohortSettings; seen: CohortSettings },
): Promise<{ settings: CohortSettings }> {
  return db.transaction(async (tx) => {
    const before = settingsOf(await lockCohort(tx, cohortId));
    if (!isSame(before, seen))
      throw refuse(
        'CONFLICT',
        'A colleague changed this cohort in the meantime. What you see now is theirs.',
        {
          present: before,
        },
      );
    const taken = await tx.$count(
      enrolments,
      and(eq(enrolments.cohortId, cohortId), holdsSeat('enrolments')),
    );
    if (settings.seats < taken && settings.seats < before.seats)
      throw refuse('BAD_REQUEST', `${taken} learners have a seat already.`, {
        fields: [{ path: 'settings.seats', message: `At least ${taken}: so many learners have a seat` }],
      });
    if (!isSame(before, settings)) {
      await tx.update(cohorts).set(settings).where(eq(cohorts.cohortId, cohortId));
      await recordAudit(tx, now(), act, {
        action: 'cohort.settings',
        details: { cohortId },
        before: { ...before },
        after: { ...settings },
      });
    }
    return { settings };
  });
}
