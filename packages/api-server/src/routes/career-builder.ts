import { anyone, anyoneFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { continueCareerAttempt } from '../services/career-builder/continue-attempt.ts';
import { downloadCareerReport } from '../services/career-builder/download-report.ts';
import { mailCareerResult } from '../services/career-builder/mail-result.ts';
import { listCareerRoles, readCareerFormOf } from '../services/career-builder/read-form.ts';
import { readCareerReport, readCareerResult } from '../services/career-builder/read-result.ts';
import { registerForCareer, saveCareerRating } from '../services/career-builder/register.ts';
import { saveStatement } from '../services/career-builder/save-statement.ts';
import { startCareerAttempt } from '../services/career-builder/start-attempt.ts';
import { submitCareerResponse } from '../services/career-builder/submit-response.ts';

const { careerBuilder } = api;

export const careerBuilderRoutes = careerBuilder.router({
  listRoles: careerBuilder.listRoles.handler(() => listCareerRoles()),
  readForm: careerBuilder.readForm.handler(({ context, input: { params, query } }) =>
    readCareerFormOf(context.deps, params.formId, query?.draftToken),
  ),
  saveLeadUserData: careerBuilder.saveLeadUserData.handler(anyoneFrom(startCareerAttempt, 'body')),
  savePersonalDetails: careerBuilder.savePersonalDetails.handler(({ context, input: { body } }) => {
    const { emailId, ...told } = body;
    return saveStatement(context.deps, emailId, told);
  }),
  updateLeadUserData: careerBuilder.updateLeadUserData.handler(({ context, input }) =>
    continueCareerAttempt(context.deps, { ...input.params, ...input.query }, input.body),
  ),
  submitQuizResponse: careerBuilder.submitQuizResponse.handler(({ context, input: { query, body } }) =>
    submitCareerResponse(context.deps, { ...query, ...body }),
  ),
  readResult: careerBuilder.readResult.handler(anyone(readCareerResult, 'query')),
  readReport: careerBuilder.readReport.handler(anyone(readCareerReport, 'query.token')),
  downloadReport: careerBuilder.downloadReport.handler(async ({ context, input }) => {
    const report = await downloadCareerReport(context.deps, context.request, input.query);
    return { headers: { 'content-disposition': `attachment; filename="${report.name}"` }, body: report };
  }),
  mailResult: careerBuilder.mailResult.handler(anyoneFrom(mailCareerResult, 'query')),
  saveFeedback: careerBuilder.saveFeedback.handler(({ context, input: { query, body } }) =>
    saveCareerRating(context.deps, { emailId: query.email, formId: query.formId, rating: body.rating }),
  ),
  registerForLevelUp: careerBuilder.registerForLevelUp.handler(({ context, input }) =>
    registerForCareer(context.deps, { kind: 'LEVEL_UP', ...input.query }),
  ),
  registerForPortfolioUpgrade: careerBuilder.registerForPortfolioUpgrade.handler(({ context, input }) =>
    registerForCareer(context.deps, { kind: 'PORTFOLIO_UPGRADE', emailId: input.query.emailId }),
  ),
});
