import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { closeCohort } from '../services/office-closing/close-cohort.ts';
import { giveMoreTime } from '../services/office-closing/give-more-time.ts';
import { readClosing } from '../services/office-closing/measure-completion.ts';

export const officeClosingRoutes: Routes<'officeClosing'> = {
  read: anyone(readClosing, 'params.cohortId'),
  close: byOffice(closeCohort, 'params', 'body'),
  giveMoreTime: byOffice(giveMoreTime, 'params', 'body'),
};
