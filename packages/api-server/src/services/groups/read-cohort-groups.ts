import type { CohortGroups } from '@plinth/domain/groups/office-group';
import { findCohortGroups } from '../../db/queries/groups/find-cohort-groups.ts';
import { listMentorLoads } from '../../db/queries/groups/list-mentor-loads.ts';
import { listUnseatedPayers } from '../../db/queries/groups/list-unseated-payers.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Reads the groups of a cohort with everyone involved, in three parallel statements. @throws Refusal NOT_FOUND */
export async function readCohortGroups({ db }: Pick<Deps, 'db'>, cohortId: string): Promise<CohortGroups> {
  const [found, mentors, unseated] = await Promise.all([
    findCohortGroups.first(db, { cohortId }),
    listMentorLoads.rows(db, { cohortId }),
    listUnseatedPayers.rows(db, { cohortId }),
  ]);
  if (!found) throw refuse('NOT_FOUND', 'Cohort not found.');
  return {
    ...found,
    mentors,
    unseated: unseated.map(({ since, total: _total, ...payer }) => ({
      ...payer,
      since: since.toISOString(),
    })),
    unseatedTotal: unseated[0]?.total ?? 0,
  };
}
