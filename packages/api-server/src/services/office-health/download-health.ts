import { CSV_MARK, toCsv } from '@plinth/domain/csv/to-csv';
import { schoolDate } from '@plinth/domain/dates/school-date';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { type HealthScope, measureHealth } from './measure-health.ts';
import { type HealthFilter, sortLearners } from './sort-learners.ts';

const TITLES = [
  'user id',
  'name',
  'state',
  'group',
  'sessions attended',
  'sessions recorded',
  'progress in %',
  'planned in %',
  'weeks behind',
  'hand-ins due',
  'hand-ins late',
  'quizzes in %',
  'open queries',
  'last seen (UTC)',
  'at risk for',
];

/**
 * Exports all learners that match a filter as a CSV file. The audit log records the export. @throws Refusal NOT_FOUND
 */
export async function downloadHealth(deps: Deps, act: StaffAct, scope: HealthScope, filter: HealthFilter) {
  const { learners } = await measureHealth(deps, scope);
  const rows = sortLearners(learners, filter).map((learner) => [
    learner.userId,
    learner.name,
    learner.state,
    learner.group?.title ?? '',
    learner.attendance.attended,
    learner.attendance.recorded,
    learner.progress,
    learner.planned,
    learner.weeksBehind,
    learner.handInsDue,
    learner.handInsLate,
    learner.quizAverage ?? '',
    learner.openQueries,
    learner.lastSeenAt ?? '',
    learner.risks.map(({ reason, amount }) => `${reason} ${amount}`).join('; '),
  ]);
  await recordAudit(deps.db, deps.now(), act, {
    action: 'cohort.health-exported',
    details: { cohortId: scope.cohortId, ...filter, rows: rows.length },
  });
  const name = `health-${schoolDate(deps.now().toISOString())}.csv`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([CSV_MARK, toCsv(TITLES, rows)], name, { type: 'text/csv' }),
  };
}
