import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { changeMentor } from '@plinth/api-server/services/groups/change-mentor';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { readAddress } from '../read-address.ts';
import { readChoice } from '../read-choice.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';

const ROLES = { GUIDE: 'INDUSTRIAL_GUIDE', LEAD: 'LEAD_MENTOR' } as const;

/** Assigns a guide or lead mentor to a cohort, replaces one, who hands over all open work, or ends the assignment. */
export async function changeMentorLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['from', 'to'], defaults: { role: 'guide' } });
  const role = ROLES[readChoice('--role', ['GUIDE', 'LEAD'] as const, values.role)];
  const [from, to] = [values.from, values.to].map((one) => (one === undefined ? null : readAddress(one)));
  if (from === to || (!from && !to))
    throw new Fault('Say who comes with --to, who goes with --from, or both of two people.', 2);
  await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    const idOf = async (address: string | null | undefined) =>
      address ? (await findByAddress(deps, address)).userId : null;
    const [userId, successorId] = [await idOf(from), await idOf(to)];
    const work = await changeMentor(deps, COMMAND, { cohortId, role, userId, successorId });
    context.print(
      `Done; those concerned were told. Handed over: ${work.groups} groups, ${work.queries} queries, ${work.sessions} sessions, ${work.interviews} interviews.`,
    );
  });
}
