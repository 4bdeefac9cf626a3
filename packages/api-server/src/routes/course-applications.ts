import { anyone, anyoneFrom } from '../api/handlers.ts';
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
  readApplication: calls.readApplication.handler(anyone(readApplication, 'query.dealId')),
  readPaymentToken: calls.readPaymentToken.handler(anyone(readPaymentToken, 'query.dealId')),
  readTerms: calls.readTerms.handler(({ context, input }) => readTerms(context.deps, input.query ?? {})),
  acceptTerms: calls.acceptTerms.handler(anyone(acceptTerms, 'body')),
  submitApplication: calls.submitApplication.handler(anyoneFrom(submitApplication, 'body')),
  acceptOffer: calls.acceptOffer.handler(anyoneFrom(acceptOffer, 'body')),
  answerQuestion: calls.answerQuestion.handler(anyone(answerQuestion, 'body')),
  extendDeadline: calls.extendDeadline.handler(anyone(extendDeadline, 'query')),
  uploadResume: calls.uploadResume.handler(anyone(uploadResume, 'body')),
});
