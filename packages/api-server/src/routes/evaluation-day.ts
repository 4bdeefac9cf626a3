import { memberOf } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { assessInterview } from '../services/evaluation-day/assess-interview.ts';
import { bookSlot } from '../services/evaluation-day/book-slot.ts';
import { listFeedback } from '../services/evaluation-day/list-feedback.ts';
import { listSlots } from '../services/evaluation-day/list-slots.ts';
import { markAbsent } from '../services/evaluation-day/mark-absent.ts';
import { markPrimaryMentor } from '../services/evaluation-day/mark-primary-mentor.ts';
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
  listSlots: evaluationDay.listSlots.handler(({ context, input }) =>
    listSlots(context.deps, memberOf(context), input.query),
  ),
  bookSlot: evaluationDay.bookSlot.handler(({ context, input }) =>
    bookSlot(context.deps, memberOf(context), input.body),
  ),
  readOwnReport: evaluationDay.readOwnReport.handler(({ context }) =>
    readOwnReport(context.deps, memberOf(context)),
  ),
  shareReport: evaluationDay.shareReport.handler(({ context, input }) =>
    shareReport(context.deps, memberOf(context), input.body.isShared),
  ),
  readPublicReport: evaluationDay.readPublicReport.handler(({ context, input }) =>
    readPublicReport(context.deps, input.query.token),
  ),
  markAbsent: evaluationDay.markAbsent.handler(({ context, input }) =>
    markAbsent(context.deps, memberOf(context), input.query.userId),
  ),
  markPrimaryMentor: evaluationDay.markPrimaryMentor.handler(({ context, input }) =>
    markPrimaryMentor(context.deps, memberOf(context), input.body.userId),
  ),
  listFeedback: evaluationDay.listFeedback.handler(({ context, input }) =>
    listFeedback(context.deps, memberOf(context), input.query.pageNo),
  ),
  listFilterQuestions: evaluationDay.listFilterQuestions.handler(({ context }) =>
    listFilterQuestions(context.deps, memberOf(context)),
  ),
  readFilteredForm: evaluationDay.readFilteredForm.handler(({ context, input: { query } }) =>
    readFilteredForm(context.deps, memberOf(context), {
      userId: query.userId,
      optionIds: query.optionIds ?? [],
    }),
  ),
  readLearnerFeedback: evaluationDay.readLearnerFeedback.handler(({ context, input }) =>
    readLearnerFeedback(context.deps, memberOf(context), input.query.userId),
  ),
  readLiveSession: evaluationDay.readLiveSession.handler(({ context }) =>
    readLiveSession(context.deps, memberOf(context)),
  ),
  readReport: evaluationDay.readReport.handler(({ context, input }) =>
    readReportForGuide(context.deps, memberOf(context), input.query.userId),
  ),
  registerResponses: evaluationDay.registerResponses.handler(({ context, input }) =>
    registerResponses(context.deps, memberOf(context), input.body),
  ),
  assess: evaluationDay.assess.handler(({ context, input }) =>
    assessInterview(context.deps, memberOf(context), input.body),
  ),
});
