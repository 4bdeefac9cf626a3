import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { seatPayerByStaff } from '@plinth/api-server/services/groups/seat-payer-by-staff';
import { Id } from '@plinth/domain/fields/id';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import type { VerbContext } from '../verbs.ts';

/** Gives a person who has paid but has no seat a place and group in a cohort, beyond its seats. */
export async function seatPayerLines(
  cohort: string,
  [order, ...more]: string[],
  context: VerbContext,
): Promise<void> {
  const orderId = Id.safeParse(order);
  if (!orderId.success || more.length > 0)
    throw new Fault('Name one order by its id; `school groups <cohort>` lists who has no seat.', 2);
  await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    await seatPayerByStaff(deps, COMMAND, { cohortId, orderId: orderId.data });
    context.print('Seated.');
  });
}
