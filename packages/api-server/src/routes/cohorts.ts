import { anyone, asMember, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listUserCohortData } from '../services/cohorts/list-user-cohort-data.ts';
import { listUserCohortsInfo } from '../services/cohorts/list-user-cohorts-info.ts';
import { readCohort } from '../services/cohorts/read-cohort.ts';
import { readCohortUserData } from '../services/cohorts/read-cohort-user-data.ts';
import { readMentorCohortData } from '../services/cohorts/read-mentor-cohort-data.ts';
import { selectElective } from '../services/cohorts/select-elective.ts';

const { cohorts } = api;

export const cohortsRoutes = cohorts.router({
  readCohort: cohorts.readCohort.handler(anyone(readCohort, 'params.cohortId')),
  readCohortUserData: cohorts.readCohortUserData.handler(asMember(readCohortUserData)),
  selectElective: cohorts.selectElective.handler(asMember(selectElective, 'body')),
  selectElectiveSpecialisation: cohorts.selectElectiveSpecialisation.handler(
    asMember(selectElective, 'body'),
  ),
  readMentorCohortData: cohorts.readMentorCohortData.handler(asMember(readMentorCohortData)),
  listUserCohortData: cohorts.listUserCohortData.handler(own(listUserCohortData, 'query.source')),
  listUserCohortsInfo: cohorts.listUserCohortsInfo.handler(own(listUserCohortsInfo)),
});
