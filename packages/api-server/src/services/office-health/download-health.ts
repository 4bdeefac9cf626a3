import { CSV_MARK } from '@plinth/domain/csv/to-csv';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { type Columns, csvOf } from '../csv-file.ts';
import { type HealthScope, type MeasuredLearner, measureHealth } from './measure-health.ts';
import { type HealthFilter, sortLearners } from './sort-learners.ts';

const COLUMNS: Columns<MeasuredLearner> = {
  'user id': (one) => one.userId,
  name: (one) => one.name,
  state: (one) => one.state,
  group: (one) => one.group?.title,
  'sessions attended': (one) => one.attendance.attended,
  'sessions recorded': (one) => one.attendance.recorded,
  'progress in %': (one) => one.progress,
  'planned in %': (one) => one.planned,
  'weeks behind': (one) => one.weeksBehind,
  'hand-ins due': (one) => one.handInsDue,
  'hand-ins late': (one) => one.handInsLate,
  'quizzes in %': (one) => one.quizAverage,
  'open queries': (one) => one.openQueries,
  'last seen (UTC)': (one) => one.lastSeenAt,
  'at risk for': (one) => one.risks.map(({ reason, amount }) => `${reason} ${amount}`).join('; '),
};

/**
 * Exports all learners that match a filter as a CSV file. The audit log records the export. @throws Refusal NOT_FOUND
 */
export async function downloadHealth(deps: Deps, act: StaffAct, scope: HealthScope, filter: HealthFilter) {
  const { learners } = await measureHealth(deps, scope);
  const rows = sortLearners(learners, filter);
  await recordAudit(deps.db, deps.now(), act, {
    action: 'cohort.health-exported',
    details: { cohortId: scope.cohortId, ...filter, rows: rows.length },
  });
  const name = `health-${schoolDate(deps.now().toISOString())}.csv`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([CSV_MARK, csvOf(COLUMNS, rows)], name, { type: 'text/csv' }),
  };
}
