import { Id } from '@plinth/domain/fields/id';
import { Arrangement, CohortGroups, GroupPlan, GroupTitle } from '@plinth/domain/groups/office-group';
import { MentorRole } from '@plinth/domain/roles/mentor-role';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post, put, del } = callsOf('office-groups');

const access = 'staff:cohorts.manage';
const rateLimit = { calls: 120, seconds: 600, by: 'caller' } as const;
const base = '/v1/office/cohorts/{cohortId}';
const Cohort = z.object({ cohortId: Id });
const Count = z.int().check(z.gte(0));

/** The groups of a cohort: their learners, their guides, and each guide's load. */
export const officeGroups = {
  read: get(`${base}/groups`, {
    access: access,
    summary:
      'Lists the groups of a cohort, the learners without a group, payers without a seat, and every guide and lead mentor with their workload. 404.',
    input: z.object({ params: Cohort }),
    output: CohortGroups,
  }),

  preview: post(`${base}/groups/preview`, {
    access: access,
    summary: 'Previews making or rebalancing groups; nothing is changed. 404.',
    input: z.object({ params: Cohort, body: Arrangement }),
    output: GroupPlan,
  }),

  arrange: put(`${base}/groups`, {
    access: access,
    rateLimit,
    summary:
      'Makes or rebalances groups as previewed with this stamp, and notifies the people concerned once. 404, 409 if changed since.',
    input: z.object({
      params: Cohort,
      body: z.object({ arrangement: Arrangement, stamp: z.string().check(z.maxLength(64)) }),
    }),
    output: z.object({ made: Count, moved: Count }),
  }),

  moveLearners: put(`${base}/groups/learners`, {
    access: access,
    rateLimit,
    summary:
      'Moves learners into a group, or out of any, and notifies them. 404 if the group or a learner belongs to another cohort.',
    input: z.object({
      params: Cohort,
      body: z.object({
        userIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
        groupId: z.nullable(Id),
      }),
    }),
    output: z.object({ moved: Count }),
  }),

  assignGuide: put(`${base}/groups/{groupId}/guide`, {
    access: access,
    rateLimit,
    summary:
      'Assigns a guide to a group; the guide takes over the open queries of its learners. `seen` is the guide that was shown. 404, 409 if the person is no longer a guide, or changed since.',
    input: z.object({
      params: z.object({ cohortId: Id, groupId: Id }),
      body: z.object({ guideId: z.nullable(Id), seen: z.nullable(Id) }),
    }),
    output: z.object({ queries: Count }),
  }),

  rename: put(`${base}/groups/{groupId}/title`, {
    access: access,
    rateLimit,
    summary: 'Renames a group. 404, 409 if another group of the cohort has this name.',
    input: z.object({
      params: z.object({ cohortId: Id, groupId: Id }),
      body: z.object({ title: GroupTitle }),
    }),
    output: z.object({ title: GroupTitle }),
  }),

  remove: del(`${base}/groups/{groupId}`, {
    access: access,
    rateLimit,
    summary:
      "Removes an empty group. 404, 409 with the learners' names if it has any, or if announcements were made to it.",
    input: z.object({ params: z.object({ cohortId: Id, groupId: Id }) }),
    output: z.object({ removed: z.literal(true) }),
  }),

  changeMentor: put(`${base}/mentors`, {
    access: access,
    rateLimit,
    summary:
      'Assigns a guide or lead mentor to a cohort, replaces one by another, who takes over all open work, or ends an assignment. 404, 409 if the person does not hold the role, or open work would be left to nobody.',
    input: z.object({
      params: Cohort,
      body: z
        .object({ role: MentorRole, userId: z.nullable(Id), successorId: z.nullable(Id) })
        .check(z.refine((body) => body.userId !== body.successorId, 'Name two different people, or one')),
    }),
    output: z.object({ groups: Count, queries: Count, sessions: Count, interviews: Count }),
  }),

  seatPayer: put(`${base}/payers/{orderId}`, {
    access: access,
    rateLimit,
    summary:
      'Gives somebody who has paid and has no seat their place and group in this cohort, even beyond its seats. 404, 409 if they already have a seat.',
    input: z.object({ params: z.object({ cohortId: Id, orderId: Id }) }),
    output: z.object({ seated: z.literal(true) }),
  }),
};
