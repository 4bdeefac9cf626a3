import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { closeEvent } from '../services/feedback/close-event.ts';
import { openEvent } from '../services/feedback/open-event.ts';
import { downloadFeedback } from '../services/office-feedback/download-feedback.ts';
import { downloadFeedbackList } from '../services/office-feedback/download-feedback-list.ts';
import { listFeedback } from '../services/office-feedback/list-feedback.ts';
import { listFeedbackCohorts } from '../services/office-feedback/list-feedback-cohorts.ts';
import { readFeedback } from '../services/office-feedback/read-feedback.ts';

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

export const officeFeedbackRoutes: Routes<'officeFeedback'> = {
  list: anyone(listFeedback, 'query'),
  downloadList: byOffice(downloadFeedbackList, 'query'),
  listCohorts: ({ context }) => listFeedbackCohorts(context.deps),
  open: async ({ context, input: { body } }) => {
    const { title, questions, cohortId, formDisplayPosition, startsAt, endsAt, ...event } = body;
    const opened = await openEvent(context.deps, officeAct(context, signedIn(context)), {
      ...event,
      form: { title, questions },
      cohort: cohortId === null ? null : { cohortId },
      position: formDisplayPosition,
      from: instantOf(startsAt),
      until: instantOf(endsAt),
    });
    return readFeedback(context.deps, opened);
  },
  read: anyone(readFeedback, 'params'),
  download: byOffice(downloadFeedback, 'params'),
  close: async ({ context, input: { params } }) => {
    await closeEvent(context.deps, officeAct(context, signedIn(context)), params.eventId);
    return readFeedback(context.deps, params);
  },
};
