import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { removeGroup } from '@plinth/api-server/services/groups/remove-group';
import { withSchool } from '../../with-school.ts';
import { findGroup } from '../find-group.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { readTyped } from './read-typed.ts';

/** Removes an empty group. */
export async function removeGroupLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['group'] });
  const title = readTyped('--group', values.group);
  await withSchool(context, async (deps) => {
    const { cohortId, groupId } = await findGroup(deps, cohort, title);
    await removeGroup(deps, COMMAND, { cohortId, groupId });
    context.print(`Removed: ${title}. Nobody was in it.`);
  });
}
