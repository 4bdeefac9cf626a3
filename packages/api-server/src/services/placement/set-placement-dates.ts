import { cohortTimelines } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';

/**
 * Sets until when the placement form of a cohort can be filled in, and from when openings are shown; omitted dates
 * stay.
 * @throws Refusal NOT_FOUND no such cohort
 */
export async function setPlacementDates(
  { db }: Pick<Deps, 'db'>,
  {
    cohort,
    formDate,
    startDate,
  }: { cohort: BatchName; formDate?: Date | undefined; startDate?: Date | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { cohortId } = await findBatch(tx, cohort);
    for (const [key, time] of [
      ['PLACEMENT_FORM_DATE', formDate],
      ['PLACEMENT_START_DATE', startDate],
    ] as const)
      if (time)
        await tx
          .insert(cohortTimelines)
          .values({ cohortId, key, time })
          .onConflictDoUpdate({ target: [cohortTimelines.cohortId, cohortTimelines.key], set: { time } });
  });
}
