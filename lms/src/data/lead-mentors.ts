import { addDays } from '@plinth/domain/dates/calendar-date';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { untilChange } from './calendar.ts';
import type { CurriculumPart } from './curriculum.ts';
import { laterApi } from './later-api.ts';

/** The first view of a cohort for its lead mentor (API-191); it asks again when the next session looks different. */
export const leadDashboardQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['lead-mentors', 'dashboard', cohortId],
    queryFn: ({ signal }) => laterApi.leadMentors.readDashboard({ params: { cohortId } }, { signal }),
    refetchInterval: ({ state }) => untilChange(state.data?.nextSession ? [state.data.nextSession] : []),
    refetchIntervalInBackground: true,
  });

/** The own sessions of a cohort with attendance and ratings (API-193). */
export const sessionStatsQuery = (cohortId: string) =>
  queryOptions({
    queryKey: ['lead-mentors', 'session-stats', cohortId],
    queryFn: ({ signal }) => laterApi.leadMentors.readSessionStats({ params: { cohortId } }, { signal }),
  });

/** The own sessions in the week of a Monday (YYYY-MM-DD), of one cohort or of all that are led (API-192). */
export const ownWeekQuery = (weekStart: string, cohortId: string | null) =>
  queryOptions({
    queryKey: ['lead-mentors', 'week', weekStart, cohortId],
    queryFn: ({ signal }) =>
      api.calendar.readMentorWeek(
        {
          query: {
            weekStart,
            weekEnd: addDays(weekStart, 6),
            ...(cohortId === null ? {} : { cohortId }),
          },
        },
        { signal },
      ),
  });

export type Tick = { cohortId: string; liveSessionId: string; itemId: string; isDone: boolean };

/** Marks an item of the checklist of an own session; a repeat answers the same (API-197). */
export const tickItem = (body: Tick) => laterApi.leadMentors.completeChecklistItem({ body });

/** The outline as the learners have it today, with its locks (API-196). */
export const learnersOutlineQuery = ({
  cohortId,
  namespace,
}: Pick<CurriculumPart, 'cohortId' | 'namespace'>) =>
  queryOptions({
    queryKey: ['lead-mentors', 'outline', cohortId, namespace],
    queryFn: ({ signal }) =>
      api.curriculum.lmIndex({ params: { cohortId }, query: { namespace } }, { signal }),
    staleTime: 60_000,
  });

/** A node as the learners have it today, with the ids of its live sessions (API-195). */
export const learnersNodeQuery = ({
  cohortId,
  namespace,
  nodeId,
}: Pick<CurriculumPart, 'cohortId' | 'namespace'> & { nodeId: string }) =>
  queryOptions({
    queryKey: ['lead-mentors', 'node', cohortId, namespace, nodeId],
    queryFn: ({ signal }) =>
      api.curriculum.lmReadNode(
        { params: { cohortId }, query: { nodeId, depth: '4', namespace } },
        { signal },
      ),
    staleTime: 60_000,
  });
