import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readCohortSettings, saveCohortSettings } from '../services/office-cohorts/cohort-settings.ts';
import { createCohort } from '../services/office-cohorts/create-cohort.ts';
import { downloadCohorts } from '../services/office-cohorts/download-cohorts.ts';
import { listCohorts } from '../services/office-cohorts/list-cohorts.ts';
import { previewCohort } from '../services/office-cohorts/preview-cohort.ts';
import { readChoices } from '../services/office-cohorts/read-choices.ts';

const { officeCohorts } = api;

export const officeCohortsRoutes = officeCohorts.router({
  list: officeCohorts.list.handler(anyone(listCohorts, 'query')),
  download: officeCohorts.download.handler(byOffice(downloadCohorts, 'query')),
  readChoices: officeCohorts.readChoices.handler(({ context }) => readChoices(context.deps)),
  preview: officeCohorts.preview.handler(anyone(previewCohort, 'body')),
  create: officeCohorts.create.handler(byOffice(createCohort, 'body')),
  readSettings: officeCohorts.readSettings.handler(anyone(readCohortSettings, 'params.cohortId')),
  saveSettings: officeCohorts.saveSettings.handler(byOffice(saveCohortSettings, 'params', 'body')),
});
