import { memberOf, signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { listUserCohortData } from '../services/cohorts/list-user-cohort-data.ts';
import { listUserCohortsInfo } from '../services/cohorts/list-user-cohorts-info.ts';
import { readCohort } from '../services/cohorts/read-cohort.ts';
import { readCohortUserData } from '../services/cohorts/read-cohort-user-data.ts';
import { readMentorCohortData } from '../services/cohorts/read-mentor-cohort-data.ts';
import { selectElective } from '../services/cohorts/select-elective.ts';

const { cohorts } = api;

export const cohortsRoutes = cohorts.router({
  readCohort: cohorts.readCohort.handler(({ context, input }) =>
    readCohort(context.deps, input.params.cohortId),
  ),
  readCohortUserData: cohorts.readCohortUserData.handler(({ context }) =>
    readCohortUserData(context.deps, memberOf(context)),
  ),
  selectElective: cohorts.selectElective.handler(({ context, input }) =>
    selectElective(context.deps, memberOf(context), input.body),
  ),
  selectElectiveSpecialisation: cohorts.selectElectiveSpecialisation.handler(({ context, input }) =>
    selectElective(context.deps, memberOf(context), input.body),
  ),
  readMentorCohortData: cohorts.readMentorCohortData.handler(({ context }) =>
    readMentorCohortData(context.deps, memberOf(context)),
  ),
  listUserCohortData: cohorts.listUserCohortData.handler(({ context, input }) =>
    listUserCohortData(context.deps, signedIn(context), input.query.source),
  ),
  listUserCohortsInfo: cohorts.listUserCohortsInfo.handler(({ context }) =>
    listUserCohortsInfo(context.deps, signedIn(context)),
  ),
});
