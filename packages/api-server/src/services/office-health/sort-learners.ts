import type { HealthSort } from '@plinth/domain/cohorts/cohort-health';
import type { RiskReason } from '@plinth/domain/cohorts/learner-risk';
import { searchIn } from '../matches-search.ts';
import type { MeasuredLearner } from './measure-health.ts';

export type HealthFilter = {
  search: string;
  groupId?: string | undefined;
  risk?: 'ANY' | RiskReason | undefined;
  sortBy: HealthSort;
  sortDirection: 'asc' | 'desc';
};

const share = ({ attendance: { attended, recorded } }: MeasuredLearner) =>
  recorded === 0 ? 1 : attended / recorded;

const compareBy: Record<HealthSort, (a: MeasuredLearner, b: MeasuredLearner) => number> = {
  risk: (a, b) => a.weight - b.weight || a.weeksBehind - b.weeksBehind,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  progress: (a, b) => a.progress - b.progress,
  attendance: (a, b) => share(a) - share(b),
};

/** The learners that match a filter, in its order; ties by name. */
export function sortLearners(
  learners: readonly MeasuredLearner[],
  { search, groupId, risk, sortBy, sortDirection }: HealthFilter,
): MeasuredLearner[] {
  const isFound = searchIn(search);
  const sign = sortDirection === 'asc' ? 1 : -1;
  return learners
    .filter(
      ({ name, group, risks }) =>
        isFound([name]) &&
        (groupId === undefined || group?.groupId === groupId) &&
        (risk === undefined ||
          (risk === 'ANY' ? risks.length > 0 : risks.some((one) => one.reason === risk))),
    )
    .sort((a, b) => sign * compareBy[sortBy](a, b) || compareBy.name(a, b) || (a.userId < b.userId ? -1 : 1));
}
