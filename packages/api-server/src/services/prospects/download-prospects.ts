import { CSV_MARK, toCsv } from '@plinth/domain/csv/to-csv';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { findProspects, type ProspectFilter, whereProspects } from './find-prospects.ts';

/** The longest file a spreadsheet still opens quickly; beyond it a narrower filter is needed. */
const ROWS_MAX = 50_000;

const TITLES = [
  'name',
  'addresses',
  'phones',
  'first came by',
  'campaign',
  'region',
  'course',
  'state',
  'owner',
  'next step',
  'by',
  'times',
  'last (UTC)',
  'applied',
  'review',
];

/** Returns the prospects of a filter as a CSV file, newest first. The audit log records the export. */
export async function downloadProspects(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  { userId }: Pick<Caller, 'userId'>,
  filter: ProspectFilter,
) {
  const found = await findProspects(db, whereProspects(filter, { userId, now: now() }), {
    sortBy: 'lastTouchAt',
    sortDirection: 'desc',
    limit: ROWS_MAX,
    offset: 0,
  });
  const rows = found.map((one) => [
    one.name,
    one.emailIds.join(' '),
    one.phones.join(' '),
    one.source,
    one.campaign ?? '',
    one.region ?? '',
    one.productId ?? '',
    one.state,
    one.owner?.name ?? '',
    one.nextStep,
    one.nextStepOn ?? '',
    String(one.touches),
    one.lastTouchAt,
    one.hasApplied ? 'yes' : 'no',
    one.needsReview ? 'may be a machine' : '',
  ]);
  await recordAudit(db, now(), act, {
    action: 'prospects.exported',
    details: { ...filter, rows: rows.length },
  });
  const name = `prospects-${schoolDate(now().toISOString())}.csv`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([CSV_MARK, toCsv(TITLES, rows)], name, { type: 'text/csv' }),
  };
}
