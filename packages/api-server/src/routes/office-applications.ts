import type { OfferWish } from '@plinth/domain/course-applications/office-application';
import { endOfDay } from '@plinth/domain/dates/end-of-day';
import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { declineApplication, previewDecline } from '../services/course-applications/decline-application.ts';
import { moveAcceptance } from '../services/course-applications/move-acceptance.ts';
import { previewOffer, sendOffer } from '../services/course-applications/send-offer.ts';
import { askApplicant, previewQuestion } from '../services/office-applications/ask-applicant.ts';
import { downloadApplications } from '../services/office-applications/download-applications.ts';
import { listApplications } from '../services/office-applications/list-applications.ts';
import { openResume } from '../services/office-applications/open-resume.ts';
import { readApplication } from '../services/office-applications/read-application.ts';
import { readBoard } from '../services/office-applications/read-board.ts';
import { writeApplicationNote } from '../services/office-applications/write-application-note.ts';

/** What is omitted follows the rule. */
const wishOf = (body: OfferWish) => ({
  seen: body.seen,
  scholarship: body.scholarship ?? undefined,
  acceptanceDays: body.acceptanceDays ?? undefined,
});

export const officeApplicationsRoutes: Routes<'officeApplications'> = {
  list: anyone(listApplications, 'query'),
  readBoard: anyone(readBoard, 'query'),
  download: byOffice(downloadApplications, 'query'),
  read: anyone(readApplication, 'params.applicationId'),
  openResume: byOffice(openResume, 'params.applicationId'),
  writeNote: async ({ context, input: { params, body } }) => {
    await writeApplicationNote(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readApplication(context.deps, params.applicationId);
  },
  previewQuestion: anyone(previewQuestion, 'params', 'body'),
  ask: async ({ context, input: { params, body } }) => {
    await askApplicant(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readApplication(context.deps, params.applicationId);
  },
  previewOffer: async ({ context, input }) => ({
    preview: await previewOffer(context.deps, { ...input.params, ...wishOf(input.body) }),
  }),
  sendOffer: async ({ context, input: { params, body } }) => {
    const act = officeAct(context, signedIn(context));
    await sendOffer(context.deps, act, { ...params, ...wishOf(body), stamp: body.stamp });
    return readApplication(context.deps, params.applicationId);
  },
  moveAcceptance: async ({ context, input: { params, body } }) => {
    const act = officeAct(context, signedIn(context));
    const until = new Date(endOfDay(body.until));
    await moveAcceptance(context.deps, act, params.applicationId, until, body.seen);
    return readApplication(context.deps, params.applicationId);
  },
  previewDecline: anyone(previewDecline, 'params.applicationId'),
  decline: async ({ context, input: { params, body } }) => {
    const act = officeAct(context, signedIn(context));
    await declineApplication(context.deps, act, params.applicationId, body.seen);
    return readApplication(context.deps, params.applicationId);
  },
};
