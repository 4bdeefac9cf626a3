import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { downloadEnrolments } from '../services/office-enrolments/download-enrolments.ts';
import { enrolPeople } from '../services/office-enrolments/enrol-people.ts';
import { listCohortsToEnrolIn } from '../services/office-enrolments/list-cohorts-to-enrol-in.ts';
import { listEnrolments } from '../services/office-enrolments/list-enrolments.ts';
import { moveEnrolments } from '../services/office-enrolments/move-enrolments.ts';
import { previewEnrol } from '../services/office-enrolments/preview-enrol.ts';
import { previewMove } from '../services/office-enrolments/preview-move.ts';

export const officeEnrolmentsRoutes: Routes<'officeEnrolments'> = {
  list: anyone(listEnrolments, 'query'),
  download: byOffice(downloadEnrolments, 'query'),
  listCohorts: ({ context }) => listCohortsToEnrolIn(context.deps),
  previewMove: anyone(previewMove, 'body'),
  move: ({ context, input }) =>
    moveEnrolments(
      context.deps,
      officeAct(context, signedIn(context)),
      input.body,
      input.headers['idempotency-key'],
    ),
  previewEnrol: anyone(previewEnrol, 'body'),
  enrol: ({ context, input }) =>
    enrolPeople(
      context.deps,
      officeAct(context, signedIn(context)),
      input.body,
      input.headers['idempotency-key'],
    ),
};
