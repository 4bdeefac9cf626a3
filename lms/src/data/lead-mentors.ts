import { MENTOR_TOPIC_LIST_DEPTH } from '@plinth/domain/constants/limits';
import { addDays } from '@plinth/domain/dates/add-days';
import { api } from './api.ts';
import { untilChange } from './calendar.ts';
import { callQuery } from './call-query.ts';
import type { CurriculumPart } from './curriculum.ts';

/** The first view of a cohort for its lead mentor; it asks again when the next session looks different. */
export const leadDashboardQuery = (cohortId: string) =>
  callQuery(
    ['lead-mentors', 'dashboard', cohortId],
    api.leadMentors.readDashboard,
    { params: { cohortId } },
    {
      refetchInterval: ({ state }) => untilChange(state.data?.nextSession ? [state.data.nextSession] : []),
      refetchIntervalInBackground: true,
    },
  );

/** The own sessions of a cohort with attendance and ratings. */
export const sessionStatsQuery = (cohortId: string) =>
  callQuery(['lead-mentors', 'session-stats', cohortId], api.leadMentors.readSessionStats, {
    params: { cohortId },
  });

/** The groups of a cohort with their guides. */
export const groupsQuery = (cohortId: string) =>
  callQuery(['lead-mentors', 'groups', cohortId], api.mentors.listGroups, { params: { cohortId } });

/** The own sessions in the week of a Monday (YYYY-MM-DD), of one cohort or of all that are led. */
export const ownWeekQuery = (weekStart: string, cohortId: string | null) =>
  callQuery(['lead-mentors', 'week', weekStart, cohortId], api.calendar.readMentorWeek, {
    query: {
      weekStart,
      weekEnd: addDays(weekStart, 6),
      ...(cohortId === null ? {} : { cohortId }),
    },
  });

export type Tick = { cohortId: string; liveSessionId: string; itemId: string; isDone: boolean };

/** Marks an item of the checklist of an own session; a repeat answers the same. */
export const tickItem = (body: Tick) => api.leadMentors.completeChecklistItem({ body });

/** The outline as the learners have it today, with its locks. */
export const learnersOutlineQuery = ({
  cohortId,
  namespace,
}: Pick<CurriculumPart, 'cohortId' | 'namespace'>) =>
  callQuery(
    ['lead-mentors', 'outline', cohortId, namespace],
    api.curriculum.lmIndex,
    { params: { cohortId }, query: { namespace } },
    { staleTime: 60_000 },
  );

/** A node as the learners have it today, with the ids of its live sessions. */
export const learnersNodeQuery = ({
  cohortId,
  namespace,
  nodeId,
}: Pick<CurriculumPart, 'cohortId' | 'namespace'> & { nodeId: string }) =>
  callQuery(
    ['lead-mentors', 'node', cohortId, namespace, nodeId],
    api.curriculum.lmReadNode,
    { params: { cohortId }, query: { nodeId, depth: `${MENTOR_TOPIC_LIST_DEPTH}`, namespace } },
    { staleTime: 60_000 },
  );
