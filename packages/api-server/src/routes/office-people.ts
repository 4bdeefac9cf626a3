import { signedIn } from '../api/context.ts';
import { anyone, byOffice, byOfficeOwn, own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const officePeopleRoutes: Routes<'officePeople'> = {
  list: anyone(listPeople, 'query'),
  download: byOffice(downloadPeople, 'query'),
  downloadChosen: byOffice(downloadChosenPeople, 'body'),
  previewAction: anyone(previewPeopleAction, 'body'),
  act: ({ context, input }) =>
    actOnPeople(
      context.deps,
      officeAct(context, signedIn(context)),
      input.body,
      input.headers['idempotency-key'],
    ),
  listCohortChoices: ({ context }) => listCohortChoices(context.deps),
  read: anyone(readPerson, 'params'),
  previewMerge: byOffice(previewMerge, 'params', 'body'),
  merge: byOffice(mergePeople, 'params', 'body'),
  previewErasure: byOffice(previewErasure, 'params'),
  exportData: byOffice(exportPersonData, 'params'),
  erase: byOffice(erasePersonByStaff, 'params', 'body'),
  listEnrolments: anyone(listEnrolments, 'params'),
  listProgress: anyone(listProgress, 'params'),
  listHandIns: anyone(listHandIns, 'params', 'query'),
  listQueries: anyone(listQueries, 'params', 'query'),
  listMails: own(listMails, 'params', 'query'),
  liftMailStop: byOffice(liftMailStop, 'params'),
  listOrders: own(listOrders, 'params', 'query'),
  listDevices: anyone(listDevices, 'params', 'query'),
  listNotes: own(listNotes, 'params', 'query'),
  writeNote: byOfficeOwn(writeNote, 'params', 'body'),
  deleteNote: byOfficeOwn(deleteNote, 'params'),
};
