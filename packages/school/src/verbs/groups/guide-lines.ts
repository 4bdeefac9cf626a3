import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { assignGroupGuide } from '@plinth/api-server/services/groups/assign-group-guide';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { withSchool } from '../../with-school.ts';
import { findGroup } from '../find-group.ts';
import { readAddress } from '../read-address.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { readTyped } from './read-typed.ts';

/** Assigns a guide to a group, who takes over the open queries of its learners, or removes the guide. */
export async function guideLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['group', 'to'] });
  const title = readTyped('--group', values.group);
  const to = readTyped('--to', values.to);
  const address = to === 'nobody' ? null : readAddress(to);
  await withSchool(context, async (deps) => {
    const { cohortId, groupId, guideId: seen } = await findGroup(deps, cohort, title);
    const guideId = address === null ? null : (await findByAddress(deps, address)).userId;
    const { queries } = await assignGroupGuide(deps, COMMAND, { cohortId, groupId, guideId, seen });
    context.print(`${title} is guided by ${to}; those concerned were told. Queries handed over: ${queries}.`);
  });
}
