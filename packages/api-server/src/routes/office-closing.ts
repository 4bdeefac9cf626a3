import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { closeCohort } from '../services/office-closing/close-cohort.ts';
import { giveMoreTime } from '../services/office-closing/give-more-time.ts';
import { readClosing } from '../services/office-closing/measure-completion.ts';

const { officeClosing } = api;

export const officeClosingRoutes = officeClosing.router({
  read: officeClosing.read.handler(anyone(readClosing, 'params.cohortId')),
  close: officeClosing.close.handler(byOffice(closeCohort, 'params', 'body')),
  giveMoreTime: officeClosing.giveMoreTime.handler(byOffice(giveMoreTime, 'params', 'body')),
});
