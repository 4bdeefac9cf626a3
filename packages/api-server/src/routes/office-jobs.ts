import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const officeJobsRoutes: Routes<'officeJobs'> = {
  listEmployers: anyone(listEmployers, 'query'),
  downloadEmployers: byOffice(downloadEmployers, 'query'),
  listEmployerNames: ({ context }) => listEmployerNames(context.deps),
  readEmployer: anyone(readEmployer, 'params.employerId'),
  makeEmployer: byOffice(makeEmployer, 'body'),
  changeEmployer: byOffice(changeEmployer, 'params', 'body'),
  endEmployer: byOffice(endEmployer, 'params', 'body'),
  resumeEmployer: byOffice(resumeEmployer, 'params.employerId'),
  listOpenings: anyone(listOpenings, 'query'),
  downloadOpenings: byOffice(downloadOpenings, 'query'),
  readOpening: anyone(readOpening, 'params.jobOpeningId'),
  makeOpening: byOffice(makeOpening, 'body'),
  changeOpening: byOffice(changeOpening, 'params', 'body'),
  publishOpening: byOffice(publishOpening, 'params.jobOpeningId'),
  closeOpening: async ({ context, input: { params, body } }) => {
    await closeOpening(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readOpening(context.deps, params.jobOpeningId);
  },
  listApplications: anyone(listJobApplications, 'query'),
  downloadApplications: byOffice(downloadJobApplications, 'query'),
  readApplication: anyone(readJobApplication, 'params.userJobId'),
  openResume: byOffice(openJobResume, 'params.userJobId'),
  moveRound: async ({ context, input: { params, body } }) => {
    await moveRound(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readJobApplication(context.deps, params.userJobId);
  },
  makeOffer: async ({ context, input: { params, body } }) => {
    await makeOffer(context.deps, officeAct(context, signedIn(context)), { ...params, ...body });
    return readJobApplication(context.deps, params.userJobId);
  },
  listFeedback: anyone(listJobFeedback, 'query'),
  downloadFeedback: byOffice(downloadJobFeedback, 'query'),
};
