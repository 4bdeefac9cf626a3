import type { TurnaroundKind } from '@plinth/domain/mentors/turnaround';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { laterApi } from './later-api.ts';

const own = (cohortId: string) => ['guide-performance', cohortId] as const;

/** The own turn-around time of the last twelve weeks, of queries or of tasks (API-208, API-209). */
export const turnaroundQuery = (cohortId: string, kind: TurnaroundKind) =>
  queryOptions({
    queryKey: [...own(cohortId), 'turnaround', kind],
    queryFn: ({ signal }) =>
      laterApi.mentors.readTurnaround(
        { params: { cohortId }, query: kind === 'QUERY' ? { isQueryTat: 'true' } : { isTaskTat: 'true' } },
        { signal },
      ),
  });

/** A page of the guides of a cohort, best first, and the own place (API-222); pages count from 0. */
export const guideBoardQuery = (cohortId: string, pageNo: number) =>
  queryOptions({
    queryKey: [...own(cohortId), 'board', pageNo],
    queryFn: ({ signal }) =>
      api.leaderboards.readGuides({ params: { cohortId }, query: { pageNo } }, { signal }),
  });
