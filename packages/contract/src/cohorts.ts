import { CohortInfo } from '@plinth/domain/cohorts/cohort-info';
import { CohortTag } from '@plinth/domain/cohorts/cohort-tag';
import { CohortType } from '@plinth/domain/cohorts/cohort-type';
import { CohortUserData, Elective } from '@plinth/domain/cohorts/cohort-user-data';
import { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { CourseListItem } from '@plinth/domain/cohorts/course-list-item';
import { Timeline } from '@plinth/domain/cohorts/timeline';
import { Id } from '@plinth/domain/fields/id';
import { textField } from '@plinth/domain/fields/text';
import { PlacementInterestSummary } from '@plinth/domain/placement/placement-interest-summary';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, post } = callsOf('cohorts');

const InCohort = z.object({ params: z.object({ cohortId: Id }) });
const Electives = z.object({ electives: z.array(Elective) });

export const cohorts = {
  readCohort: get('/v1/client/lms/user/{cohortId}/cohort', {
    access: 'cohort-member',
    phase: 'blocked-view',
    summary: 'Returns the facts of a cohort, with its dates and what follows from them.',
    input: InCohort,
    output: z.object({ cohort: CohortInfo }),
  }),

  readCohortUserData: get('/v1/client/lms/user/{cohortId}/cohort-user-data', {
    access: 'cohort-member',
    phase: 'blocked-view',
    summary: "Returns the caller's own data in a cohort. 404 for mentors, who have none.",
    input: InCohort,
    output: CohortUserData,
  }),

  selectElective: post('/v1/client/lms/user/{cohortId}/cohort-user-data/select-elective', {
    access: 'cohort-member',
    summary:
      'Chooses an elective; repeating the call returns the same answer. 409 if another one is chosen or the choice is closed.',
    input: z.object({ ...InCohort.shape, body: z.object({ nodeId: Id }) }),
    output: Electives,
  }),

  selectElectiveSpecialisation: post(
    '/v1/client/lms/user/{cohortId}/cohort-user-data/select-elective-specialisation',
    {
      access: 'cohort-member',
      summary: 'Chooses a specialisation of an elective, and with it the elective. 409 as for electives.',
      input: z.object({ ...InCohort.shape, body: z.object({ nodeId: Id, specialisation: textField() }) }),
      output: Electives,
    },
  ),

  readMentorCohortData: get('/v1/client/mentor/{cohortId}/cohort-data', {
    access: 'guide',
    summary: 'Returns the cohort with the groups assigned to the guide.',
    input: InCohort,
    output: z.object({
      cohort: CohortInfo,
      groups: z.array(
        z.object({
          groupId: Id,
          title: z.string(),
          learners: z.array(
            z.object({
              userId: Id,
              firstName: z.string(),
              lastName: z.nullable(z.string()),
              photo: z.nullable(z.string()),
            }),
          ),
        }),
      ),
      mentorData: z.object({ isPrimaryMentor: z.boolean() }),
    }),
  }),

  listUserCohortData: get('/v2/client/user/user-cohort-data', {
    access: 'signed-in',
    summary:
      'Lists the courses of a hub, unfiltered. 403 for the hub of a role that the caller does not hold.',
    input: z.object({ query: z.object({ source: z.enum(['learner-hub', 'ig-hub', 'mentor-hub']) }) }),
    output: z.object({ courses: z.array(CourseListItem) }),
  }),

  listUserCohortsInfo: get('/v2/client/user/user-cohorts-info', {
    access: 'signed-in',
    summary:
      "Lists the cohorts in which the caller is a learner, with their interest in placement, and the placement hub's cohort.",
    output: z.object({
      cohorts: z.array(
        z.object({
          cohortId: Id,
          courseTitle: z.string(),
          cohortType: CohortType,
          tags: z.array(CohortTag),
          state: CohortUserState,
          timelines: z.array(Timeline),
          placementInterest: z.nullable(PlacementInterestSummary),
        }),
      ),
      placementCohortId: z.nullable(Id),
      /** Whether the school shows the refer banner. */
      isReferBannerEnabled: z.boolean(),
    }),
  }),
};
