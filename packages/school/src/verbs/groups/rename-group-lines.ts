import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { renameGroup } from '@plinth/api-server/services/groups/rename-group';
import { GroupTitle } from '@plinth/domain/groups/office-group';
import { withSchool } from '../../with-school.ts';
import { findGroup } from '../find-group.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { readTyped } from './read-typed.ts';

/** Renames a group. */
export async function renameGroupLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['group', 'title'] });
  const old = readTyped('--group', values.group);
  const title = GroupTitle.safeParse(readTyped('--title', values.title));
  if (!title.success) throw new Fault(`--title: ${title.error.issues[0]?.message}.`, 2);
  await withSchool(context, async (deps) => {
    const { cohortId, groupId } = await findGroup(deps, cohort, old);
    await renameGroup(deps, COMMAND, { cohortId, groupId, title: title.data });
    context.print(`${old} is called ${title.data} from now on.`);
  });
}
