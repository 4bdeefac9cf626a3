import type { Deps } from '@plinth/api-server/deps';
import { listApplications } from '@plinth/api-server/services/course-applications/list-applications';
import { readApplicationForStaff } from '@plinth/api-server/services/course-applications/read-application-for-staff';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { exactTime } from '@plinth/domain/dates/format-day';
import { formatMoney } from '@plinth/domain/money/format-money';
import { ORDER_STATUSES, type OrderStatus } from '@plinth/domain/orders/order-status';
import { withSchool } from '../with-school.ts';
import { pageLine, readPage } from './pages.ts';
import { printTable } from './print-table.ts';
import { readChoice } from './read-choice.ts';
import { readIdIfAny } from './read-id.ts';
import { readOptions } from './read-options.ts';
import { table } from './table.ts';
import type { VerbContext } from './verbs.ts';

const minute = (date: Date) => exactTime(date.toISOString(), DEFAULT_TIMEZONE);

async function printList(
  deps: Deps,
  status: OrderStatus | undefined,
  page: number,
  print: VerbContext['print'],
) {
  const { applications, total } = await listApplications(deps, { status, pageNo: page - 1 });
  if (applications.length === 0) {
    print(page === 1 ? 'No applications found.' : 'There is nothing on that page.');
    return;
  }
  printTable(print, applications, {
    APPLICATION: (row) => row.applicationId,
    SENT: (row) => minute(row.createdAt),
    STATUS: (row) => row.status,
    PRODUCT: (row) => row.productId,
    ADDRESS: (row) => row.emailId,
    NAME: (row) => `${row.firstName} ${row.lastName}`.trim(),
  });
  print(pageLine(total, page));
}

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([key, entry]) => `${key}: ${String(entry)}`)
      .join(', ');
  return String(value);
};

async function printOne(deps: Deps, applicationId: string, print: VerbContext['print']) {
  const { application, courseTitle, batchNumber, deadlines } = await readApplicationForStaff(
    deps,
    applicationId,
  );
  const money = (amount: number) => formatMoney({ amount, currency: application.currency });
  const facts: [string, string][] = [
    ['application', application.applicationId],
    ['status', application.status],
    [
      'course',
      `${courseTitle} (${application.productId})${batchNumber ? `, batch ${batchNumber}` : ', no batch ahead'}`,
    ],
    ['sent', `${minute(application.createdAt)} from ${application.source}`],
    ...Object.entries(application.formData).map(([field, value]): [string, string] => [field, shown(value)]),
  ];
  if (application.amount !== null)
    facts.push(
      ['offer', money(application.amount)],
      ['scholarship', money(application.scholarship)],
      ['plan discount', money(application.planDiscount)],
      ...deadlines.map(({ deadlineType, date, extendedAt }): [string, string] => [
        deadlineType,
        `${minute(date)}${extendedAt ? ', extended' : ''}`,
      ]),
    );
  for (const line of table(['WHAT', 'IS'], facts)) print(line);
}

/** Lists applications a page at a time, oldest first, or prints one with all its answers. */
export async function applications(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, { texts: ['status', 'page'], allowPositionals: true });
  const status = readChoice('--status', ORDER_STATUSES, values.status);
  const page = readPage(values.page);
  const applicationId = readIdIfAny(
    positionals,
    'An application is named by its id; `school applications` lists them.',
  );
  await withSchool(context, (deps) =>
    applicationId
      ? printOne(deps, applicationId, context.print)
      : printList(deps, status, page, context.print),
  );
}
