import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { moveLearners } from '@plinth/api-server/services/groups/move-learners';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { findGroup } from '../find-group.ts';
import { readAddress } from '../read-address.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';
import { readTyped } from './read-typed.ts';

const MOST_PEOPLE = 100;

/** Puts learners into a group of their cohort, or into none, and notifies them. */
export async function moveLearnerLines(cohort: string, args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, { texts: ['to'], allowPositionals: true });
  const to = readTyped('--to', values.to);
  const addresses = [...new Set(positionals.map(readAddress))];
  if (addresses.length === 0 || addresses.length > MOST_PEOPLE)
    throw new Fault(`Name one to ${MOST_PEOPLE} learners by their addresses.`, 2);
  await withSchool(context, async (deps) => {
    const target =
      to === 'none'
        ? { ...(await findCohort(deps, cohort)), groupId: null }
        : await findGroup(deps, cohort, to);
    const found = await Promise.all(addresses.map((address) => findByAddress(deps, address)));
    const { moved } = await moveLearners(deps, COMMAND, {
      cohortId: target.cohortId,
      groupId: target.groupId,
      userIds: found.map(({ userId }) => userId),
    });
    context.print(`Moved and told: ${moved} of ${addresses.length}.`);
  });
}
