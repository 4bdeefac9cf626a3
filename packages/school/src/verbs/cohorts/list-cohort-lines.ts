import { parseArgs } from 'node:util';
import { listCohorts } from '@plinth/api-server/services/office-cohorts/list-cohorts';
import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { withSchool } from '../../with-school.ts';
import { readPage } from '../pages.ts';
import { readChoice } from '../read-choice.ts';
import { table } from '../table.ts';
import type { VerbContext } from '../verbs.ts';

/** Lists cohorts, latest start first. */
export async function listCohortLines(args: string[], context: VerbContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      search: { type: 'string', default: '' },
      status: { type: 'string' },
      page: { type: 'string', default: '1' },
    },
  });
  const [status, page] = [readChoice('--status', COHORT_STATUSES, values.status), readPage(values.page)];
  const { cohorts, total } = await withSchool(context, (deps) =>
    listCohorts(deps, {
      pageNo: page - 1,
      search: values.search,
      status,
      sortBy: 'startsAt',
      sortDirection: 'desc',
    }),
  );
  if (cohorts.length === 0) return context.print('No cohort matches.');
  const rows = cohorts.map((one) => [
    `${one.productId}-${one.batchNumber}`,
    one.status,
    one.startsAt ? schoolDay(one.startsAt) : 'no date',
    one.endsAt ? schoolDay(one.endsAt) : 'no date',
    `${one.learnerCount} of ${one.seats}`,
    one.courseTitle,
  ]);
  const titles = ['COHORT', 'STATUS', 'STARTS', 'ENDS', 'LEARNERS', 'COURSE'];
  for (const line of table(titles, rows)) context.print(line);
  if (total > page * PAGE_SIZE) context.print(`${total} in total; --page ${page + 1} shows more.`);
}
