import type { Arrangement } from '@plinth/domain/groups/plan-groups';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';

type GroupOfCohort = { cohortId: string; groupId: string };

const ofCohort = (cohortId: string) => ['office', 'cohorts', cohortId, 'groups'];

/** The groups of a cohort, the learners without one, and the guides with their capacity. */
export const cohortGroupsQuery = (cohortId: string) =>
  freshQuery(ofCohort(cohortId), api.officeGroups.read, { params: { cohortId } });

/** What creating or rebalancing groups would do now. */
export const groupPlanQuery = (cohortId: string, arrangement: Arrangement) =>
  callQuery(
    [...ofCohort(cohortId), 'plan', arrangement],
    api.officeGroups.preview,
    { params: { cohortId }, body: arrangement },
    { staleTime: 0, gcTime: 0 },
  );

/** @param stamp of the confirmed preview */
export const arrangeGroups = (cohortId: string, arrangement: Arrangement, stamp: string) =>
  api.officeGroups.arrange({ params: { cohortId }, body: { arrangement, stamp } });

/** @param groupId null removes them from their groups */
export const moveLearners = (cohortId: string, userIds: string[], groupId: string | null) =>
  api.officeGroups.moveLearners({ params: { cohortId }, body: { userIds, groupId } });

/** @param seen the guide shown when the decision was made */
export const assignGuide = (
  { cohortId, groupId }: GroupOfCohort,
  guideId: string | null,
  seen: string | null,
) => api.officeGroups.assignGuide({ params: { cohortId, groupId }, body: { guideId, seen } });

export const renameGroup = ({ cohortId, groupId }: GroupOfCohort, title: string) =>
  api.officeGroups.rename({ params: { cohortId, groupId }, body: { title } });

/** Removes an empty group. */
export const removeGroup = ({ cohortId, groupId }: GroupOfCohort) =>
  api.officeGroups.remove({ params: { cohortId, groupId } });

/** Assigns a mentor (`userId` null), replaces one, or ends the assignment (`successorId` null). */
export const changeMentor = (
  cohortId: string,
  body: { role: MentorRole; userId: string | null; successorId: string | null },
) => api.officeGroups.changeMentor({ params: { cohortId }, body });

export const seatPayer = (cohortId: string, orderId: string) =>
  api.officeGroups.seatPayer({ params: { cohortId, orderId } });
