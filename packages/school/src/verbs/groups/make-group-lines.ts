import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { arrangeGroups } from '@plinth/api-server/services/groups/arrange-groups';
import { previewGroups } from '@plinth/api-server/services/groups/work-out-groups';
import { Arrangement } from '@plinth/domain/groups/office-group';
import type * as z from 'zod/mini';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { printTable } from '../print-table.ts';
import { readAs } from '../read-as.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';

type Typed = { number?: string | undefined; size?: string | undefined; rebalance: boolean };

function readArrangement({ number, size, rebalance }: Typed): z.infer<typeof Arrangement> {
  const wanted = [
    ...(number === undefined ? [] : [{ by: 'NUMBER', count: Number(number) }]),
    ...(size === undefined ? [] : [{ by: 'SIZE', size: Number(size) }]),
    ...(rebalance ? [{ by: 'REBALANCE' }] : []),
  ];
  if (wanted.length !== 1)
    throw new Fault('Choose one: --number of groups, --size of a group, or --rebalance.', 2);
  return readAs(Arrangement, wanted[0], '--number and --size are whole numbers that a cohort can have.');
}

/** Shows what groups a cohort would get and who would move; with --yes creates them and notifies those who move. */
export async function makeGroupLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['number', 'size'], flags: ['rebalance', 'yes'] });
  const arrangement = readArrangement(values);
  await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    const { groups, moves, stamp } = await previewGroups(deps, cohortId, arrangement);
    printTable(context.print, groups, {
      GROUP: ({ title }) => title,
      GUIDE: ({ guide }) => guide?.name ?? 'nobody',
      NOW: ({ groupId, before }) => (groupId === null ? 'new' : String(before)),
      THEN: ({ after }) => after,
    });
    for (const { name, from, to } of moves) context.print(`${name}: ${from ?? 'no group'} to ${to}.`);
    if (!values.yes) return context.print('Nobody is moved or told yet: add --yes to do it.');
    const { made, moved } = await arrangeGroups(deps, COMMAND, { cohortId, arrangement, stamp });
    context.print(`Created: ${made}. Moved and told: ${moved}.`);
  });
}
