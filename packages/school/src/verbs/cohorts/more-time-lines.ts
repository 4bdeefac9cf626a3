import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { giveMoreTime } from '@plinth/api-server/services/office-closing/give-more-time';
import { findByAddress } from '@plinth/api-server/services/people/find-by-address';
import { normalizeEmail } from '@plinth/domain/fields/email';
import { isIsoDate } from '@plinth/domain/fields/is-iso-date';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';

const MOST_PEOPLE = 100;

/** Gives learners of a cohort until a given day to complete what they lack, and notifies them by mail. */
export async function moreTimeLines(name: string, args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, { defaults: { until: '' }, allowPositionals: true });
  if (!isIsoDate(values.until)) throw new Fault('Give the last day with --until, such as 2027-03-31.', 2);
  const addresses = [...new Set(positionals.map(normalizeEmail))];
  if (addresses.length === 0 || addresses.length > MOST_PEOPLE)
    throw new Fault(`Name one to ${MOST_PEOPLE} learners by their addresses.`, 2);
  await withSchool(context, async (deps) => {
    const found = await Promise.all(addresses.map((address) => findByAddress(deps, address)));
    const { cohortId } = await findCohort(deps, name);
    const userIds = [...new Set(found.map(({ userId }) => userId))];
    const { told } = await giveMoreTime(deps, COMMAND, { cohortId, userIds, until: values.until });
    context.print(`More time until ${values.until}, told by mail: ${told}.`);
  });
}
