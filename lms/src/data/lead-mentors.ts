import { MENTOR_TOPIC_LIST_DEPTH } from '@plinth/domain/constants/limits';
import { addDays } from '@plinth/domain/dates/add-days';
import { api } from './api.ts';
import { untilChange } from './calendar.ts';
import { callQuery } from './call-query.ts';
import type { CurriculumPart } from './curriculum.ts';

/** The dashboard of a cohort for its lead mentor; reloaded when the next session changes state. */
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

/** The lead mentor's sessions in a cohort with attendance and ratings. */
export const sessionStatsQuery = (cohortId: string) =>
  callQuery(['lead-mentors', 'session-stats', cohortId], api.leadMentors.readSessionStats, {
    params: { cohortId },
  });

/** The groups of a cohort with their guides. */
export const groupsQuery = (cohortId: string) =>
  callQuery(['lead-mentors', 'groups', cohortId], api.mentors.listGroups, { params: { cohortId } });

/** The lead mentor's sessions in the week of a Monday (YYYY-MM-DD), of one cohort or all of theirs. */
export const ownWeekQuery = (weekStart: string, cohortId: string | null) =>
  callQuery(['lead-mentors', 'week', weekStart, cohortId], api.calendar.readMentorWeek, {
    query: {
      weekStart,
      weekEnd: addDays(weekStart, 6),
      ...(cohortId === null ? {} : { cohortId }),
    },
  });

export type Tick = { cohortId: string; liveSessionId: string; itemId: string; isDone: boolean };

/** Marks a checklist item of one of the caller's sessions; a repeat returns the same. */
export const tickItem = (body: Tick) => api.leadMentors.completeChecklistItem({ body });

/** The outline as learners see it today, with its locks. */
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

/** A node as learners see it today, with the ids of its live sessions. */
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
