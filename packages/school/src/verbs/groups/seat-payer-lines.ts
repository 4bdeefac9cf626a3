import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { seatPayerByStaff } from '@plinth/api-server/services/groups/seat-payer-by-staff';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { readId } from '../read-id.ts';
import type { VerbContext } from '../verbs.ts';

/** Gives a person who has paid but has no seat a place and group in a cohort, beyond its seats. */
export async function seatPayerLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const orderId = readId(args, 'Name one order by its id; `school groups <cohort>` lists who has no seat.');
  await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    await seatPayerByStaff(deps, COMMAND, { cohortId, orderId });
    context.print('Seated.');
  });
}
