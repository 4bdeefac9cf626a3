import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { downloadEnrolments } from '../services/office-enrolments/download-enrolments.ts';
import { enrolPeople } from '../services/office-enrolments/enrol-people.ts';
import { listCohortsToEnrolIn } from '../services/office-enrolments/list-cohorts-to-enrol-in.ts';
import { listEnrolments } from '../services/office-enrolments/list-enrolments.ts';
import { moveEnrolments } from '../services/office-enrolments/move-enrolments.ts';
import { previewEnrol } from '../services/office-enrolments/preview-enrol.ts';
import { previewMove } from '../services/office-enrolments/preview-move.ts';

const { officeEnrolments } = api;

export const officeEnrolmentsRoutes = officeEnrolments.router({
  list: officeEnrolments.list.handler(anyone(listEnrolments, 'query')),
  download: officeEnrolments.download.handler(byOffice(downloadEnrolments, 'query')),
  listCohorts: officeEnrolments.listCohorts.handler(({ context }) => listCohortsToEnrolIn(context.deps)),
  previewMove: officeEnrolments.previewMove.handler(anyone(previewMove, 'body')),
  move: officeEnrolments.move.handler(({ context, input }) =>
    moveEnrolments(
      context.deps,
      officeAct(context, signedIn(context)),
      input.body,
      input.headers['idempotency-key'],
    ),
  ),
  previewEnrol: officeEnrolments.previewEnrol.handler(anyone(previewEnrol, 'body')),
  enrol: officeEnrolments.enrol.handler(({ context, input }) =>
    enrolPeople(
      context.deps,
      officeAct(context, signedIn(context)),
      input.body,
      input.headers['idempotency-key'],
    ),
  ),
});
