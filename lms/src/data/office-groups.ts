import type { Arrangement } from '@plinth/domain/groups/plan-groups';
import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

type GroupOfCohort = { cohortId: string; groupId: string };

const ofCohort = (cohortId: string) => ['office', 'cohorts', cohortId, 'groups'];

/** The groups of a cohort, who is in none, and who guides with how much to carry. */
export const cohortGroupsQuery = (cohortId: string) =>
  callQuery(ofCohort(cohortId), api.officeGroups.read, { params: { cohortId } }, { staleTime: 0 });

/** What making or rebalancing groups would do now. */
export const groupPlanQuery = (cohortId: string, arrangement: Arrangement) =>
  callQuery(
    [...ofCohort(cohortId), 'plan', arrangement],
    api.officeGroups.preview,
    { params: { cohortId }, body: arrangement },
    { staleTime: 0, gcTime: 0 },
  );

/** @param stamp of the preview that was agreed to */
export const arrangeGroups = (cohortId: string, arrangement: Arrangement, stamp: string) =>
  api.officeGroups.arrange({ params: { cohortId }, body: { arrangement, stamp } });

/** @param groupId null takes them out of their groups */
export const moveLearners = (cohortId: string, userIds: string[], groupId: string | null) =>
  api.officeGroups.moveLearners({ params: { cohortId }, body: { userIds, groupId } });

/** @param seen the guide that was shown when it was decided */
export const assignGuide = (
  { cohortId, groupId }: GroupOfCohort,
  guideId: string | null,
  seen: string | null,
) => api.officeGroups.assignGuide({ params: { cohortId, groupId }, body: { guideId, seen } });

export const renameGroup = ({ cohortId, groupId }: GroupOfCohort, title: string) =>
  api.officeGroups.rename({ params: { cohortId, groupId }, body: { title } });

/** Removes a group that nobody stands in. */
export const removeGroup = ({ cohortId, groupId }: GroupOfCohort) =>
  api.officeGroups.remove({ params: { cohortId, groupId } });

/** Assigns (`userId` null), replaces, or ends (`successorId` null). */
export const changeMentor = (
  cohortId: string,
  body: { role: MentorRole; userId: string | null; successorId: string | null },
) => api.officeGroups.changeMentor({ params: { cohortId }, body });

export const seatPayer = (cohortId: string, orderId: string) =>
  api.officeGroups.seatPayer({ params: { cohortId, orderId } });
