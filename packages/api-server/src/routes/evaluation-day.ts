import { memberOf } from '../api/context.ts';
import { anyone, asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { evaluationDay } = api;

export const evaluationDayRoutes = evaluationDay.router({
  listSlots: evaluationDay.listSlots.handler(asMember(listSlots, 'query')),
  bookSlot: evaluationDay.bookSlot.handler(asMember(bookSlot, 'body')),
  openTimes: evaluationDay.openTimes.handler(({ context, input }) => {
    const guide = memberOf(context);
    return openOwnSlots(context.deps, officeAct(context, guide), {
      cohortId: guide.membership.cohortId,
      mentorId: guide.userId,
      times: input.body.times,
    });
  }),
  closeTime: evaluationDay.closeTime.handler(({ context, input }) => {
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
  }),
  readOwnReport: evaluationDay.readOwnReport.handler(asMember(readOwnReport)),
  shareReport: evaluationDay.shareReport.handler(asMember(shareReport, 'body.isShared')),
  readPublicReport: evaluationDay.readPublicReport.handler(anyone(readPublicReport, 'query.token')),
  markAbsent: evaluationDay.markAbsent.handler(asMember(markAbsent, 'query.userId')),
  markPrimaryMentor: evaluationDay.markPrimaryMentor.handler(asMember(markPrimaryMentor, 'body.userId')),
  listFeedback: evaluationDay.listFeedback.handler(asMember(listFeedback, 'query.pageNo')),
  listFilterQuestions: evaluationDay.listFilterQuestions.handler(asMember(listFilterQuestions)),
  readFilteredForm: evaluationDay.readFilteredForm.handler(({ context, input: { query } }) =>
    readFilteredForm(context.deps, memberOf(context), {
      userId: query.userId,
      optionIds: query.optionIds ?? [],
    }),
  ),
  readLearnerFeedback: evaluationDay.readLearnerFeedback.handler(
    asMember(readLearnerFeedback, 'query.userId'),
  ),
  readLiveSession: evaluationDay.readLiveSession.handler(asMember(readLiveSession)),
  readReport: evaluationDay.readReport.handler(asMember(readReportForGuide, 'query.userId')),
  registerResponses: evaluationDay.registerResponses.handler(asMember(registerResponses, 'body')),
  assess: evaluationDay.assess.handler(asMember(assessInterview, 'body')),
});
