import { signedIn } from '../api/context.ts';
import { anyone, byOffice, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { actOnProspects } from '../services/prospects/act-on-prospects.ts';
import { downloadProspects } from '../services/prospects/download-prospects.ts';
import { listProspectChoices } from '../services/prospects/list-choices.ts';
import { listProspects } from '../services/prospects/list-prospects.ts';
import { openProspectDocument } from '../services/prospects/open-document.ts';
import { planProspect } from '../services/prospects/plan-prospect.ts';
import { readProspect } from '../services/prospects/read-prospect.ts';
import { writeProspectNote } from '../services/prospects/write-note.ts';

const { prospects } = api;

export const prospectsRoutes = prospects.router({
  list: prospects.list.handler(own(listProspects, 'query')),
  download: prospects.download.handler(({ context, input }) =>
    downloadProspects(context.deps, officeAct(context, signedIn(context)), signedIn(context), input.query),
  ),
  listChoices: prospects.listChoices.handler(({ context }) => listProspectChoices(context.deps)),
  act: prospects.act.handler(byOffice(actOnProspects, 'body')),
  read: prospects.read.handler(anyone(readProspect, 'params')),
  openDocument: prospects.openDocument.handler(byOffice(openProspectDocument, 'params')),
  plan: prospects.plan.handler(byOffice(planProspect, 'params', 'body')),
  writeNote: prospects.writeNote.handler(byOffice(writeProspectNote, 'params', 'body')),
});
