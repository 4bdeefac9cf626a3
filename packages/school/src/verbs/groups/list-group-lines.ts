import { readCohortGroups } from '@plinth/api-server/services/groups/read-cohort-groups';
import { MENTOR_ROLE_TITLES } from '@plinth/domain/roles/mentor-role';
import { withSchool } from '../../with-school.ts';
import { findCohort } from '../find-cohort.ts';
import { printTable } from '../print-table.ts';
import type { VerbContext } from '../verbs.ts';

/**
 * Lists the groups of a cohort with their guides and open work, the learners in no group, and the mentors' workload.
 */
export async function listGroupLines(cohort: string, context: VerbContext): Promise<void> {
  const { groups, groupSize, unplaced, unseated, mentors } = await withSchool(context, async (deps) =>
    readCohortGroups(deps, (await findCohort(deps, cohort)).cohortId),
  );
  const { print } = context;
  if (groups.length === 0) print('There are no groups yet.');
  else
    printTable(print, groups, {
      GROUP: (one) => one.title,
      GUIDE: (one) => one.guide?.name ?? 'nobody',
      LEARNERS: (one) => `${one.learners.length} of ${groupSize}`,
      'TO REVIEW': (one) => one.openReviews,
      QUERIES: (one) => one.openQueries,
      WHO: (one) => one.learners.map(({ name }) => name).join(', '),
    });
  if (unplaced.length > 0) print(`In no group: ${unplaced.map(({ name }) => name).join(', ')}.`);
  for (const { orderId, emailId } of unseated)
    print(`Paid and without a seat: ${emailId}, order ${orderId}.`);
  const assigned = mentors.filter(({ isAssigned }) => isAssigned);
  if (assigned.length === 0) return;
  printTable(print, assigned, {
    MENTOR: (one) => MENTOR_ROLE_TITLES[one.role],
    NAME: (one) => one.name,
    COHORTS: (one) => one.cohorts,
    LEARNERS: (one) => one.learners,
    OPEN: (one) => `${one.openReviews} reviews, ${one.openQueries} queries`,
  });
}
