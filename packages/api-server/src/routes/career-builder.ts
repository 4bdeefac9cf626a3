import { anyone, anyoneFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { continueCareerAttempt } from '../services/career-builder/continue-attempt.ts';
import { downloadCareerReport } from '../services/career-builder/download-report.ts';
import { mailCareerResult } from '../services/career-builder/mail-result.ts';
import { listCareerRoles, readCareerFormOf } from '../services/career-builder/read-form.ts';
import { readCareerReport, readCareerResult } from '../services/career-builder/read-result.ts';
import { registerForCareer, saveCareerRating } from '../services/career-builder/register.ts';
import { saveStatement } from '../services/career-builder/save-statement.ts';
import { startCareerAttempt } from '../services/career-builder/start-attempt.ts';
import { submitCareerResponse } from '../services/career-builder/submit-response.ts';

export const careerBuilderRoutes: Routes<'careerBuilder'> = {
  listRoles: () => listCareerRoles(),
  readForm: ({ context, input: { params, query } }) =>
    readCareerFormOf(context.deps, params.formId, query?.draftToken),
  saveLeadUserData: anyoneFrom(startCareerAttempt, 'body'),
  savePersonalDetails: ({ context, input: { body } }) => {
    const { emailId, ...told } = body;
    return saveStatement(context.deps, emailId, told);
  },
  updateLeadUserData: ({ context, input }) =>
    continueCareerAttempt(context.deps, { ...input.params, ...input.query }, input.body),
  submitQuizResponse: ({ context, input: { query, body } }) =>
    submitCareerResponse(context.deps, { ...query, ...body }),
  readResult: anyone(readCareerResult, 'query'),
  readReport: anyone(readCareerReport, 'query.token'),
  downloadReport: async ({ context, input }) => {
    const report = await downloadCareerReport(context.deps, context.request, input.query);
    return { headers: { 'content-disposition': `attachment; filename="${report.name}"` }, body: report };
  },
  mailResult: anyoneFrom(mailCareerResult, 'query'),
  saveFeedback: ({ context, input: { query, body } }) =>
    saveCareerRating(context.deps, { emailId: query.email, formId: query.formId, rating: body.rating }),
  registerForLevelUp: ({ context, input }) =>
    registerForCareer(context.deps, { kind: 'LEVEL_UP', ...input.query }),
  registerForPortfolioUpgrade: ({ context, input }) =>
    registerForCareer(context.deps, { kind: 'PORTFOLIO_UPGRADE', emailId: input.query.emailId }),
};
