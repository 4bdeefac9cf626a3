import { listCohorts } from '@plinth/api-server/services/office-cohorts/list-cohorts';
import { COHORT_STATUSES } from '@plinth/domain/cohorts/cohort-status';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { withSchool } from '../../with-school.ts';
import { readPage } from '../pages.ts';
import { printTable } from '../print-table.ts';
import { readChoice } from '../read-choice.ts';
import { readOptions } from '../read-options.ts';
import type { VerbContext } from '../verbs.ts';

/** Lists cohorts, latest start first. */
export async function listCohortLines(args: string[], context: VerbContext): Promise<void> {
  const { values } = readOptions(args, { texts: ['status'], defaults: { search: '', page: '1' } });
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
  printTable(context.print, cohorts, {
    COHORT: (one) => `${one.productId}-${one.batchNumber}`,
    STATUS: (one) => one.status,
    STARTS: (one) => (one.startsAt ? schoolDay(one.startsAt) : 'no date'),
    ENDS: (one) => (one.endsAt ? schoolDay(one.endsAt) : 'no date'),
    LEARNERS: (one) => `${one.learnerCount} of ${one.seats}`,
    COURSE: (one) => one.courseTitle,
  });
  if (total > page * PAGE_SIZE) context.print(`${total} in total; --page ${page + 1} shows more.`);
}
