import type { TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

const own = (cohortId: string) => ['guide-performance', cohortId] as const;

/** The guide's own turn-around time over the last twelve weeks, for queries or tasks. */
export const turnaroundQuery = (cohortId: string, kind: TurnaroundKind) =>
  callQuery([...own(cohortId), 'turnaround', kind], api.mentors.readTurnaround, {
    params: { cohortId },
    query: kind === 'QUERY' ? { isQueryTat: 'true' } : { isTaskTat: 'true' },
  });

/** A page of a cohort's guides, best first, with the caller's own rank; pages count from 0. */
export const guideBoardQuery = (cohortId: string, pageNo: number) =>
  callQuery([...own(cohortId), 'board', pageNo], api.leaderboards.readGuides, {
    params: { cohortId },
    query: { pageNo },
  });
