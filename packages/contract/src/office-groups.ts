import { Id } from '@plinth/domain/fields/id';
import { Arrangement, CohortGroups, GroupPlan, GroupTitle } from '@plinth/domain/groups/office-group';
import { MentorRole } from '@plinth/domain/roles/mentor-role';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('office-groups');

const access = 'staff:cohorts.manage';
const rateLimit = { calls: 120, seconds: 600, by: 'caller' } as const;
const base = '/v1/office/cohorts/{cohortId}';
const Cohort = z.object({ cohortId: Id });
const Count = z.int().check(z.gte(0));

/** The groups of a cohort: their learners, their guides, and each guide's load. */
export const officeGroups = {
  read: call({
    method: 'GET',
    path: `${base}/groups`,
    access: access,
    summary:
      'The groups of a cohort, who is in none, who has paid and has no seat, and every guide and lead mentor with their load. 404.',
  })
    .input(z.object({ params: Cohort }))
    .output(CohortGroups),

  preview: call({
    method: 'POST',
    path: `${base}/groups/preview`,
    access: access,
    summary: 'What making or rebalancing groups would do; nothing is changed. 404.',
  })
    .input(z.object({ params: Cohort, body: Arrangement }))
    .output(GroupPlan),

  arrange: call({
    method: 'PUT',
    path: `${base}/groups`,
    access: access,
    rateLimit,
    summary:
      'Makes or rebalances groups as the preview with this stamp said, and tells those concerned once. 404, 409 changed since.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z.object({ arrangement: Arrangement, stamp: z.string().check(z.maxLength(64)) }),
      }),
    )
    .output(z.object({ made: Count, moved: Count })),

  moveLearners: call({
    method: 'PUT',
    path: `${base}/groups/learners`,
    access: access,
    rateLimit,
    summary:
      'Puts learners into a group, or into none, and tells them. 404 group or learner of another cohort.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z.object({
          userIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
          groupId: z.nullable(Id),
        }),
      }),
    )
    .output(z.object({ moved: Count })),

  assignGuide: call({
    method: 'PUT',
    path: `${base}/groups/{groupId}/guide`,
    access: access,
    rateLimit,
    summary:
      'Gives a group its guide, who takes over the open queries of its learners. `seen` is the guide that was shown. 404, 409 not a guide any more, or changed since.',
  })
    .input(
      z.object({
        params: z.object({ cohortId: Id, groupId: Id }),
        body: z.object({ guideId: z.nullable(Id), seen: z.nullable(Id) }),
      }),
    )
    .output(z.object({ queries: Count })),

  rename: call({
    method: 'PUT',
    path: `${base}/groups/{groupId}/title`,
    access: access,
    rateLimit,
    summary: 'Renames a group. 404, 409 another group of the cohort is called so.',
  })
    .input(
      z.object({ params: z.object({ cohortId: Id, groupId: Id }), body: z.object({ title: GroupTitle }) }),
    )
    .output(z.object({ title: GroupTitle })),

  remove: call({
    method: 'DELETE',
    path: `${base}/groups/{groupId}`,
    access: access,
    rateLimit,
    summary:
      'Removes a group that nobody stands in. 404, 409 with the names of those who do, or announcements were made to it.',
  })
    .input(z.object({ params: z.object({ cohortId: Id, groupId: Id }) }))
    .output(z.object({ removed: z.literal(true) })),

  changeMentor: call({
    method: 'PUT',
    path: `${base}/mentors`,
    access: access,
    rateLimit,
    summary:
      'Assigns a guide or lead mentor to a cohort, replaces one by another, who takes over all that is open, or ends it. 404, 409 does not hold the role, or leaves open work to nobody.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z
          .object({ role: MentorRole, userId: z.nullable(Id), successorId: z.nullable(Id) })
          .check(z.refine((body) => body.userId !== body.successorId, 'Name two different people, or one')),
      }),
    )
    .output(z.object({ groups: Count, queries: Count, sessions: Count, interviews: Count })),

  seatPayer: call({
    method: 'PUT',
    path: `${base}/payers/{orderId}`,
    access: access,
    rateLimit,
    summary:
      'Gives somebody who has paid and has no seat their place and group in this cohort, beyond its seats. 404, 409 has a seat already.',
  })
    .input(z.object({ params: z.object({ cohortId: Id, orderId: Id }) }))
    .output(z.object({ seated: z.literal(true) })),
};
