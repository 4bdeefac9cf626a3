import { signedIn } from '../api/context.ts';
import { anyone, byOffice, own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { actOnPeople } from '../services/people/act-on-people.ts';
import { downloadChosenPeople } from '../services/people/download-chosen-people.ts';
import { downloadPeople } from '../services/people/download-people.ts';
import { erasePersonByStaff } from '../services/people/erase-person-by-staff.ts';
import { exportPersonData } from '../services/people/export-person-data.ts';
import { liftMailStop } from '../services/people/lift-mail-stop.ts';
import { listCohortChoices } from '../services/people/list-cohort-choices.ts';
import { listDevices } from '../services/people/list-devices.ts';
import { listEnrolments } from '../services/people/list-enrolments.ts';
import { listHandIns } from '../services/people/list-hand-ins.ts';
import { listMails } from '../services/people/list-mails.ts';
import { listOrders } from '../services/people/list-orders.ts';
import { listPeople } from '../services/people/list-people.ts';
import { listProgress } from '../services/people/list-progress.ts';
import { listQueries } from '../services/people/list-queries.ts';
import { mergePeople, previewMerge } from '../services/people/merge-people.ts';
import { previewErasure } from '../services/people/plan-erasure.ts';
import { previewPeopleAction } from '../services/people/preview-people-action.ts';
import { readPerson } from '../services/people/read-person.ts';
import { deleteNote, listNotes, writeNote } from '../services/people/staff-notes.ts';

const { officePeople } = api;

export const officePeopleRoutes = officePeople.router({
  list: officePeople.list.handler(anyone(listPeople, 'query')),
  download: officePeople.download.handler(byOffice(downloadPeople, 'query')),
  downloadChosen: officePeople.downloadChosen.handler(byOffice(downloadChosenPeople, 'body')),
  previewAction: officePeople.previewAction.handler(anyone(previewPeopleAction, 'body')),
  act: officePeople.act.handler(({ context, input }) =>
    actOnPeople(
      context.deps,
      officeAct(context, signedIn(context)),
      input.body,
      input.headers['idempotency-key'],
    ),
  ),
  listCohortChoices: officePeople.listCohortChoices.handler(({ context }) => listCohortChoices(context.deps)),
  read: officePeople.read.handler(anyone(readPerson, 'params')),
  previewMerge: officePeople.previewMerge.handler(byOffice(previewMerge, 'params', 'body')),
  merge: officePeople.merge.handler(byOffice(mergePeople, 'params', 'body')),
  previewErasure: officePeople.previewErasure.handler(byOffice(previewErasure, 'params')),
  exportData: officePeople.exportData.handler(byOffice(exportPersonData, 'params')),
  erase: officePeople.erase.handler(byOffice(erasePersonByStaff, 'params', 'body')),
  listEnrolments: officePeople.listEnrolments.handler(anyone(listEnrolments, 'params')),
  listProgress: officePeople.listProgress.handler(anyone(listProgress, 'params')),
  listHandIns: officePeople.listHandIns.handler(anyone(listHandIns, 'params', 'query')),
  listQueries: officePeople.listQueries.handler(anyone(listQueries, 'params', 'query')),
  listMails: officePeople.listMails.handler(own(listMails, 'params', 'query')),
  liftMailStop: officePeople.liftMailStop.handler(byOffice(liftMailStop, 'params')),
  listOrders: officePeople.listOrders.handler(own(listOrders, 'params', 'query')),
  listDevices: officePeople.listDevices.handler(anyone(listDevices, 'params', 'query')),
  listNotes: officePeople.listNotes.handler(own(listNotes, 'params', 'query')),
  writeNote: officePeople.writeNote.handler(({ context, input }) =>
    writeNote(context.deps, officeAct(context, signedIn(context)), signedIn(context), {
      ...input.params,
      ...input.body,
    }),
  ),
  deleteNote: officePeople.deleteNote.handler(({ context, input }) =>
    deleteNote(context.deps, officeAct(context, signedIn(context)), signedIn(context), input.params),
  ),
});
