import { anyone, asMember, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listUserCohortData } from '../services/cohorts/list-user-cohort-data.ts';
import { listUserCohortsInfo } from '../services/cohorts/list-user-cohorts-info.ts';
import { readCohort } from '../services/cohorts/read-cohort.ts';
import { readCohortUserData } from '../services/cohorts/read-cohort-user-data.ts';
import { readMentorCohortData } from '../services/cohorts/read-mentor-cohort-data.ts';
import { selectElective } from '../services/cohorts/select-elective.ts';

export const cohortsRoutes: Routes<'cohorts'> = {
  readCohort: anyone(readCohort, 'params.cohortId'),
  readCohortUserData: asMember(readCohortUserData),
  selectElective: asMember(selectElective, 'body'),
  selectElectiveSpecialisation: asMember(selectElective, 'body'),
  readMentorCohortData: asMember(readMentorCohortData),
  listUserCohortData: own(listUserCohortData, 'query.source'),
  listUserCohortsInfo: own(listUserCohortsInfo),
};
