import { anyone, anyoneFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const courseApplicationsRoutes: Routes<'courseApplications'> = {
  listApplications: async ({ context, input }) =>
    listOwnApplications(context.deps, input.query.emailId, await context.findCaller()),
  readApplication: anyone(readApplication, 'query.dealId'),
  readPaymentToken: anyone(readPaymentToken, 'query.dealId'),
  readTerms: ({ context, input }) => readTerms(context.deps, input.query ?? {}),
  acceptTerms: anyone(acceptTerms, 'body'),
  submitApplication: anyoneFrom(submitApplication, 'body'),
  acceptOffer: anyoneFrom(acceptOffer, 'body'),
  answerQuestion: anyone(answerQuestion, 'body'),
  extendDeadline: anyone(extendDeadline, 'query'),
  uploadResume: anyone(uploadResume, 'body'),
};
