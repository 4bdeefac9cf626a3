import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readCohortSettings, saveCohortSettings } from '../services/office-cohorts/cohort-settings.ts';
import { createCohort } from '../services/office-cohorts/create-cohort.ts';
import { downloadCohorts } from '../services/office-cohorts/download-cohorts.ts';
import { listCohorts } from '../services/office-cohorts/list-cohorts.ts';
import { previewCohort } from '../services/office-cohorts/preview-cohort.ts';
import { readChoices } from '../services/office-cohorts/read-choices.ts';

export const officeCohortsRoutes: Routes<'officeCohorts'> = {
  list: anyone(listCohorts, 'query'),
  download: byOffice(downloadCohorts, 'query'),
  readChoices: ({ context }) => readChoices(context.deps),
  preview: anyone(previewCohort, 'body'),
  create: byOffice(createCohort, 'body'),
  readSettings: anyone(readCohortSettings, 'params.cohortId'),
  saveSettings: byOffice(saveCohortSettings, 'params', 'body'),
};
