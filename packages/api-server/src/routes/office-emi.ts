import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listEmiApplications } from '../services/emi/list-emi-applications.ts';
import { decideEmi } from '../services/office-emi/decide-emi.ts';
import { downloadEmiApplications } from '../services/office-emi/download-emi-applications.ts';
import { openEmiDocument } from '../services/office-emi/open-emi-document.ts';
import { readEmi } from '../services/office-emi/read-emi.ts';

const { officeEmi } = api;

export const officeEmiRoutes = officeEmi.router({
  list: officeEmi.list.handler(anyone(listEmiApplications, 'query')),
  download: officeEmi.download.handler(byOffice(downloadEmiApplications, 'query')),
  read: officeEmi.read.handler(anyone(readEmi, 'params')),
  openDocument: officeEmi.openDocument.handler(byOffice(openEmiDocument, 'params')),
  decide: officeEmi.decide.handler(byOffice(decideEmi, 'params', 'body')),
});
