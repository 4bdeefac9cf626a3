import { anyone, byOffice, byOfficeOwn, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { actOnProspects } from '../services/prospects/act-on-prospects.ts';
import { downloadProspects } from '../services/prospects/download-prospects.ts';
import { listProspectChoices } from '../services/prospects/list-choices.ts';
import { listProspects } from '../services/prospects/list-prospects.ts';
import { openProspectDocument } from '../services/prospects/open-document.ts';
import { planProspect } from '../services/prospects/plan-prospect.ts';
import { readProspect } from '../services/prospects/read-prospect.ts';
import { writeProspectNote } from '../services/prospects/write-note.ts';

export const prospectsRoutes: Routes<'prospects'> = {
  list: own(listProspects, 'query'),
  download: byOfficeOwn(downloadProspects, 'query'),
  listChoices: ({ context }) => listProspectChoices(context.deps),
  act: byOffice(actOnProspects, 'body'),
  read: anyone(readProspect, 'params'),
  openDocument: byOffice(openProspectDocument, 'params'),
  plan: byOffice(planProspect, 'params', 'body'),
  writeNote: byOffice(writeProspectNote, 'params', 'body'),
};
