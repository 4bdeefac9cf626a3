import { anyone } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { acceptOffer } from '../services/course-applications/accept-offer.ts';
import { acceptTerms } from '../services/course-applications/accept-terms.ts';
import { answerQuestion } from '../services/course-applications/answer-question.ts';
import { extendDeadline } from '../services/course-applications/extend-deadline.ts';
import { listOwnApplications } from '../services/course-applications/list-own-applications.ts';
import { readApplication } from '../services/course-applications/read-application.ts';
import { readPaymentToken } from '../services/course-applications/read-payment-token.ts';
import { readTerms } from '../services/course-applications/read-terms.ts';
import { submitApplication } from '../services/course-applications/submit-application.ts';
import { uploadResume } from '../services/course-applications/upload-resume.ts';

const calls = api.courseApplications;

export const courseApplicationsRoutes = calls.router({
  listApplications: calls.listApplications.handler(async ({ context, input }) =>
    listOwnApplications(context.deps, input.query.emailId, await context.findCaller()),
  ),
  readApplication: calls.readApplication.handler(({ context, input }) =>
    readApplication(context.deps, input.query.dealId),
  ),
  readPaymentToken: calls.readPaymentToken.handler(({ context, input }) =>
    readPaymentToken(context.deps, input.query.dealId),
  ),
  readTerms: calls.readTerms.handler(({ context, input }) => readTerms(context.deps, input.query ?? {})),
  acceptTerms: calls.acceptTerms.handler(anyone(acceptTerms, 'body')),
  submitApplication: calls.submitApplication.handler(({ context, input }) =>
    submitApplication(context.deps, context.request, input.body),
  ),
  acceptOffer: calls.acceptOffer.handler(({ context, input }) =>
    acceptOffer(context.deps, context.request, input.body),
  ),
  answerQuestion: calls.answerQuestion.handler(anyone(answerQuestion, 'body')),
  extendDeadline: calls.extendDeadline.handler(anyone(extendDeadline, 'query')),
  uploadResume: calls.uploadResume.handler(anyone(uploadResume, 'body')),
});
