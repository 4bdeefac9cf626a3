import type { Deps } from '@plinth/api-server/deps';
import { Fault } from '@plinth/api-server/fault';
import { findBatch } from '@plinth/api-server/services/cohorts/find-batch';
import { readBatch } from './read-batch.ts';

/** Returns the cohort that is named at the keyboard. @throws Fault for no such name; Refusal NOT_FOUND */
export async function findCohort({ db }: Pick<Deps, 'db'>, named: string): Promise<{ cohortId: string }> {
  const batch = readBatch(named);
  if (!batch) throw new Fault('Name a cohort by its product and batch, such as BIM_A-14.', 2);
  return db.transaction((tx) => findBatch(tx, batch));
}
