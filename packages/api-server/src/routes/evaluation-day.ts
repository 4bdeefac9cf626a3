import { memberOf } from '../api/context.ts';
import { anyone, asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { assessInterview } from '../services/evaluation-day/assess-interview.ts';
import { bookSlot } from '../services/evaluation-day/book-slot.ts';
import { closeSlot } from '../services/evaluation-day/close-slot.ts';
import { listFeedback } from '../services/evaluation-day/list-feedback.ts';
import { listSlots } from '../services/evaluation-day/list-slots.ts';
import { markAbsent } from '../services/evaluation-day/mark-absent.ts';
import { markPrimaryMentor } from '../services/evaluation-day/mark-primary-mentor.ts';
import { openOwnSlots } from '../services/evaluation-day/open-slots.ts';
import {
  listFilterQuestions,
  readFilteredForm,
  readLearnerFeedback,
} from '../services/evaluation-day/read-forms-of-guide.ts';
import { readLiveSession } from '../services/evaluation-day/read-live-session.ts';
import {
  readOwnReport,
  readPublicReport,
  readReportForGuide,
} from '../services/evaluation-day/read-reports.ts';
import { registerResponses } from '../services/evaluation-day/register-responses.ts';
import { shareReport } from '../services/evaluation-day/share-report.ts';

export const evaluationDayRoutes: Routes<'evaluationDay'> = {
  listSlots: asMember(listSlots, 'query'),
  bookSlot: asMember(bookSlot, 'body'),
  openTimes: ({ context, input }) => {
    const guide = memberOf(context);
    return openOwnSlots(context.deps, officeAct(context, guide), {
      cohortId: guide.membership.cohortId,
      mentorId: guide.userId,
      times: input.body.times,
    });
  },
  closeTime: ({ context, input }) => {
    const guide = memberOf(context);
    return closeSlot(context.deps, {
      slotId: input.params.slotId,
      reason: input.body.reason || undefined,
      own: {
        cohortId: guide.membership.cohortId,
        mentorId: guide.userId,
        act: officeAct(context, guide),
      },
    });
  },
  readOwnReport: asMember(readOwnReport),
  shareReport: asMember(shareReport, 'body.isShared'),
  readPublicReport: anyone(readPublicReport, 'query.token'),
  markAbsent: asMember(markAbsent, 'query.userId'),
  markPrimaryMentor: asMember(markPrimaryMentor, 'body.userId'),
  listFeedback: asMember(listFeedback, 'query.pageNo'),
  listFilterQuestions: asMember(listFilterQuestions),
  readFilteredForm: ({ context, input: { query } }) =>
    readFilteredForm(context.deps, memberOf(context), {
      userId: query.userId,
      optionIds: query.optionIds ?? [],
    }),
  readLearnerFeedback: asMember(readLearnerFeedback, 'query.userId'),
  readLiveSession: asMember(readLiveSession),
  readReport: asMember(readReportForGuide, 'query.userId'),
  registerResponses: asMember(registerResponses, 'body'),
  assess: asMember(assessInterview, 'body'),
};
