import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listEmiApplications } from '../services/emi/list-emi-applications.ts';
import { decideEmi } from '../services/office-emi/decide-emi.ts';
import { downloadEmiApplications } from '../services/office-emi/download-emi-applications.ts';
import { openEmiDocument } from '../services/office-emi/open-emi-document.ts';
import { readEmi } from '../services/office-emi/read-emi.ts';

export const officeEmiRoutes: Routes<'officeEmi'> = {
  list: anyone(listEmiApplications, 'query'),
  download: byOffice(downloadEmiApplications, 'query'),
  read: anyone(readEmi, 'params'),
  openDocument: byOffice(openEmiDocument, 'params'),
  decide: byOffice(decideEmi, 'params', 'body'),
};
