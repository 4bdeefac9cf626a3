import type { TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

const own = (cohortId: string) => ['guide-performance', cohortId] as const;

/** The own turn-around time of the last twelve weeks, of queries or of tasks. */
export const turnaroundQuery = (cohortId: string, kind: TurnaroundKind) =>
  callQuery([...own(cohortId), 'turnaround', kind], api.mentors.readTurnaround, {
    params: { cohortId },
    query: kind === 'QUERY' ? { isQueryTat: 'true' } : { isTaskTat: 'true' },
  });

/** A page of the guides of a cohort, best first, and the own place; pages count from 0. */
export const guideBoardQuery = (cohortId: string, pageNo: number) =>
  callQuery([...own(cohortId), 'board', pageNo], api.leaderboards.readGuides, {
    params: { cohortId },
    query: { pageNo },
  });
