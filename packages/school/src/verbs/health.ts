import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import { downloadHealth } from '@plinth/api-server/services/office-health/download-health';
import { readHealth } from '@plinth/api-server/services/office-health/read-health';
import type { HealthSummary } from '@plinth/domain/cohorts/cohort-health';
import { RISK_REASONS } from '@plinth/domain/cohorts/learner-risk';
import { formatMoney } from '@plinth/domain/money/format-money';
import { withSchool } from '../with-school.ts';
import { findCohort } from './find-cohort.ts';
import { findGroup } from './find-group.ts';
import { pageLine, readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';
import { writeNewFile } from './write-new-file.ts';

const attended = (of: { attended: number; recorded: number }) =>
  of.recorded === 0 ? '' : `${of.attended} of ${of.recorded}`;

const summaryRows = ({ handIns, queries, payments, ...all }: HealthSummary) => [
  ['learners', `${all.learners}, ${all.atRisk} at risk, ${all.behind} behind the plan`],
  ['attendance', attended(all.attendance) || 'none recorded'],
  ['progress', `${all.progress} % done, ${all.planned} % planned`],
  [
    'hand-ins',
    `${handIns.due} due soon, ${handIns.late} late, ${handIns.toReview} to review, ${handIns.reviewsLate} of them late`,
  ],
  ['quizzes', all.quizAverage === null ? 'none yet' : `${all.quizAverage} %`],
  [
    'queries',
    `${queries.open} open, ${queries.late} of them late${queries.averageHours === null ? '' : `, answered in ${queries.averageHours} hours`}`,
  ],
  [
    'payments',
    payments === null || payments.learners === 0
      ? 'none late'
      : `${payments.amounts.map(formatMoney).join(', ')} late from ${payments.learners}`,
  ],
];

/** Shows the health of a cohort and its learners, those most at risk first; with --csv writes all of them to a file. */
export async function health(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, {
    texts: ['group', 'risk', 'csv'],
    defaults: { search: '', page: '1' },
    allowPositionals: true,
  });
  const [cohort, ...more] = positionals;
  if (cohort === undefined || more.length > 0)
    throw new Fault('Name one cohort by its product and batch, such as BIM_A-14.', 2);
  const page = readPage(values.page);
  const risk = readChoice('--risk', ['ANY', ...RISK_REASONS] as const, values.risk);
  const { csv } = values;
  await withSchool(context, async (deps) => {
    const { cohortId } = await findCohort(deps, cohort);
    const filter = {
      search: values.search,
      groupId: values.group === undefined ? undefined : (await findGroup(deps, cohort, values.group)).groupId,
      risk,
      sortBy: 'risk' as const,
      sortDirection: 'desc' as const,
    };
    const scope = { cohortId, guideId: null, withMoney: true };
    if (csv !== undefined) {
      const { body } = await downloadHealth(deps, COMMAND, scope, filter);
      await writeNewFile(csv, body);
      return context.print(`Written: ${csv}.`);
    }
    const { summary, learners, total } = await readHealth(deps, scope, { ...filter, pageNo: page - 1 });
    for (const line of table(['WHAT', 'IS'], summaryRows(summary))) context.print(line);
    if (learners.length === 0) return context.print('No learner matches.');
    printTable(context.print, learners, {
      NAME: (one) => one.name,
      STATE: (one) => one.state,
      GROUP: (one) => one.group?.title,
      CAME: (one) => attended(one.attendance),
      'DONE OF PLAN': (one) => `${one.progress} of ${one.planned} %`,
      LATE: (one) => one.handInsLate,
      QUIZZES: (one) => (one.quizAverage === null ? '' : `${one.quizAverage} %`),
      QUERIES: (one) => one.openQueries,
      'AT RISK FOR': (one) => one.risks.map(({ reason, amount }) => `${reason} ${amount}`).join(', '),
    });
    context.print(pageLine(total, page));
  });
}
