import * as z from 'zod/mini';
import { CohortUserState } from '../cohorts/cohort-user-state.ts';
import { cleanLine } from '../fields/clean-line.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { MentorRole } from '../roles/mentor-role.ts';
import { GROUP_SIZE_MAX, GROUP_SIZE_MIN } from './group-size.ts';

const Count = z.int().check(z.gte(0));

/** The name staff give a group. */
export const GroupTitle = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, 'Give the group a name'),
    z.maxLength(60, 'Use at most 60 characters'),
  );

/** How to form groups. */
export const Arrangement = z.discriminatedUnion('by', [
  z.object({ by: z.literal('NUMBER'), count: z.int().check(z.gte(1), z.lte(100)) }),
  z.object({ by: z.literal('SIZE'), size: z.int().check(z.gte(GROUP_SIZE_MIN), z.lte(GROUP_SIZE_MAX)) }),
  z.object({ by: z.literal('REBALANCE') }),
]);

/** A learner of a cohort, for the office to group. */
export const GroupLearner = z.object({ userId: Id, name: z.string(), state: CohortUserState });
export type GroupLearner = z.infer<typeof GroupLearner>;

const Named = z.object({ userId: Id, name: z.string() });

/** A group with its guide, its learners and its pending work. */
export const OfficeGroup = z.object({
  groupId: Id,
  title: z.string(),
  guide: z.nullable(Named),
  learners: z.array(GroupLearner),
  openReviews: Count,
  openQueries: Count,
});
export type OfficeGroup = z.infer<typeof OfficeGroup>;

/** A person with a teaching role, with their total load in running cohorts. */
export const MentorLoad = z.object({
  userId: Id,
  name: z.string(),
  role: MentorRole,
  /** Whether they are assigned to the current cohort. */
  isAssigned: z.boolean(),
  cohorts: Count,
  learners: Count,
  openReviews: Count,
  openQueries: Count,
});
export type MentorLoad = z.infer<typeof MentorLoad>;

/** A person who has paid but has no seat: the cohort is full, or their course had none when they paid. */
export const UnseatedPayer = z.object({
  orderId: Id,
  name: z.string(),
  emailId: z.string(),
  reason: z.enum(['FULL', 'NO_COHORT']),
  since: Instant,
});
export type UnseatedPayer = z.infer<typeof UnseatedPayer>;

/** The groups of a cohort with everyone involved. */
export const CohortGroups = z.object({
  groupSize: Count,
  seats: Count,
  groups: z.array(OfficeGroup),
  unplaced: z.array(GroupLearner),
  mentors: z.array(MentorLoad),
  /** The fifty longest waiting, of `unseatedTotal`. */
  unseated: z.array(UnseatedPayer),
  unseatedTotal: Count,
});
export type CohortGroups = z.infer<typeof CohortGroups>;

/** What an arrangement would do. `stamp` identifies the groups it was computed from. */
export const GroupPlan = z.object({
  groups: z.array(
    z.object({
      groupId: z.nullable(Id),
      title: z.string(),
      guide: z.nullable(Named),
      before: Count,
      after: Count,
    }),
  ),
  moves: z.array(z.object({ userId: Id, name: z.string(), from: z.nullable(z.string()), to: z.string() })),
  stamp: z.string(),
});
export type GroupPlan = z.infer<typeof GroupPlan>;
