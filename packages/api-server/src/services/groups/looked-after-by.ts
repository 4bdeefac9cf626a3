import { and, eq, isNull, notInArray, or } from 'drizzle-orm';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import type { Member } from '../curriculum/open-curriculum.ts';

/**
 * Whether a mentor looks after a learner, where the learner's place is left-joined with its group: the guide of the
 * group, or a lead mentor of the cohort if there is no group or no guide. Nobody looks after a learner who has left.
 */
export const lookedAfterBy = ({ userId, membership }: Pick<Member, 'userId' | 'membership'>) =>
  and(
    notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
    or(
      eq(cohortGroups.guideId, userId),
      membership.mentorRoles.includes('LEAD_MENTOR') ? isNull(cohortGroups.guideId) : undefined,
    ),
  );
