import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { closeOpening } from '../services/jobs/close-opening.ts';
import { makeOffer } from '../services/jobs/make-offer.ts';
import { moveRound } from '../services/jobs/move-round.ts';
import { downloadEmployers } from '../services/office-jobs/download-employers.ts';
import { downloadJobApplications } from '../services/office-jobs/download-job-applications.ts';
import { downloadJobFeedback } from '../services/office-jobs/download-job-feedback.ts';
import { downloadOpenings } from '../services/office-jobs/download-openings.ts';
import { endEmployer, resumeEmployer } from '../services/office-jobs/end-employer.ts';
import { listEmployerNames } from '../services/office-jobs/list-employer-names.ts';
import { listEmployers } from '../services/office-jobs/list-employers.ts';
import { listJobApplications } from '../services/office-jobs/list-job-applications.ts';
import { listJobFeedback } from '../services/office-jobs/list-job-feedback.ts';
import { listOpenings } from '../services/office-jobs/list-openings.ts';
import { openJobResume } from '../services/office-jobs/open-job-resume.ts';
import { readEmployer } from '../services/office-jobs/read-employer.ts';
import { readJobApplication } from '../services/office-jobs/read-job-application.ts';
import { readOpening } from '../services/office-jobs/read-opening.ts';
import { changeEmployer, makeEmployer } from '../services/office-jobs/save-employer.ts';
import { changeOpening, makeOpening, publishOpening } from '../services/office-jobs/save-opening.ts';

const { officeJobs } = api;

export const officeJobsRoutes = officeJobs.router({
  listEmployers: officeJobs.listEmployers.handler(anyone(listEmployers, 'query')),
  downloadEmployers: officeJobs.downloadEmployers.handler(byOffice(downloadEmployers, 'query')),
  listEmployerNames: officeJobs.listEmployerNames.handler(({ context }) => listEmployerNames(context.deps)),
  readEmployer: officeJobs.readEmployer.handler(anyone(readEmployer, 'params.employerId')),
  makeEmployer: officeJobs.makeEmployer.handler(byOffice(makeEmployer, 'body')),
  changeEmployer: officeJobs.changeEmployer.handler(byOffice(changeEmployer, 'params', 'body')),
  endEmployer: officeJobs.endEmployer.handler(byOffice(endEmployer, 'params', 'body')),
  resumeEmployer: officeJobs.resumeEmployer.handler(byOffice(resumeEmployer, 'params.employerId')),
  listOpenings: officeJobs.listOpenings.handler(anyone(listOpenings, 'query')),
  downloadOpenings: officeJobs.downloadOpenings.handler(byOffice(downloadOpenings, 'query')),
  readOpening: officeJobs.readOpening.handler(anyone(readOpening, 'params.jobOpeningId')),
  makeOpening: officeJobs.makeOpening.handler(byOffice(makeOpening, 'body')),
  changeOpening: officeJobs.changeOpening.handler(byOffice(changeOpening, 'params', 'body')),
  publishOpening: officeJobs.publishOpening.handler(byOffice(publishOpening, 'params.jobOpeningId')),
  closeOpening: officeJobs.closeOpening.handler(async ({ context, input: { params, body } }) => {
    await closeOpening(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readOpening(context.deps, params.jobOpeningId);
  }),
  listApplications: officeJobs.listApplications.handler(anyone(listJobApplications, 'query')),
  downloadApplications: officeJobs.downloadApplications.handler(byOffice(downloadJobApplications, 'query')),
  readApplication: officeJobs.readApplication.handler(anyone(readJobApplication, 'params.userJobId')),
  openResume: officeJobs.openResume.handler(byOffice(openJobResume, 'params.userJobId')),
  moveRound: officeJobs.moveRound.handler(async ({ context, input: { params, body } }) => {
    await moveRound(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readJobApplication(context.deps, params.userJobId);
  }),
  makeOffer: officeJobs.makeOffer.handler(async ({ context, input: { params, body } }) => {
    await makeOffer(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readJobApplication(context.deps, params.userJobId);
  }),
  listFeedback: officeJobs.listFeedback.handler(anyone(listJobFeedback, 'query')),
  downloadFeedback: officeJobs.downloadFeedback.handler(byOffice(downloadJobFeedback, 'query')),
});
