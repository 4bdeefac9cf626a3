import { readCohortGroups } from '@plinth/api-server/services/groups/read-cohort-groups';
import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { table } from '../table.ts';
import type { VerbContext } from '../verbs.ts';
import { withRefusals } from '../with-refusals.ts';

/**
 * Lists the groups of a cohort with their guides and open work, the learners in no group, and the mentors' workload.
 */
export async function listGroupLines(cohort: string, context: VerbContext): Promise<void> {
  const { groups, groupSize, unplaced, unseated, mentors } = await withSchool(context, (deps) =>
    withRefusals(async () => readCohortGroups(deps, (await findCohort(deps, cohort)).cohortId)),
  );
  const { print } = context;
  if (groups.length === 0) print('There are no groups yet.');
  else
    for (const line of table(
      ['GROUP', 'GUIDE', 'LEARNERS', 'TO REVIEW', 'QUERIES', 'WHO'],
      groups.map((group) => [
        group.title,
        group.guide?.name ?? 'nobody',
        `${group.learners.length} of ${groupSize}`,
        String(group.openReviews),
        String(group.openQueries),
        group.learners.map(({ name }) => name).join(', '),
      ]),
    ))
      print(line);
  if (unplaced.length > 0) print(`In no group: ${unplaced.map(({ name }) => name).join(', ')}.`);
  for (const { orderId, emailId } of unseated)
    print(`Paid and without a seat: ${emailId}, order ${orderId}.`);
  const assigned = mentors.filter(({ isAssigned }) => isAssigned);
  if (assigned.length === 0) return;
  const rows = assigned.map((one) => [
    MENTOR_ROLE_TITLES[one.role],
    one.name,
    String(one.cohorts),
    String(one.learners),
    `${one.openReviews} reviews, ${one.openQueries} queries`,
  ]);
  for (const line of table(['MENTOR', 'NAME', 'COHORTS', 'LEARNERS', 'OPEN'], rows)) print(line);
}
