import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { apply } from '../services/jobs/apply.ts';
import { changeApplication } from '../services/jobs/change-application.ts';
import { checkCriteria } from '../services/jobs/check-criteria.ts';
import { decideOffer } from '../services/jobs/decide-offer.ts';
import { listApplied } from '../services/jobs/list-applied.ts';
import { listOpenings } from '../services/jobs/list-openings.ts';
import { markActivity } from '../services/jobs/mark-activity.ts';
import { readOwnApplication } from '../services/jobs/read-application.ts';
import { readApplyStatus } from '../services/jobs/read-apply-status.ts';
import { readOpening } from '../services/jobs/read-opening.ts';
import { submitFeedback } from '../services/jobs/submit-feedback.ts';

const { jobs } = api;

export const jobsRoutes = jobs.router({
  listOpenings: jobs.listOpenings.handler(asMember(listOpenings, 'query')),
  readOpening: jobs.readOpening.handler(asMember(readOpening, 'query.jobOpeningId')),
  readApplyStatus: jobs.readApplyStatus.handler(asMember(readApplyStatus, 'query.jobOpeningId')),
  apply: jobs.apply.handler(asMember(apply, 'body')),
  changeApplication: jobs.changeApplication.handler(asMember(changeApplication, 'body')),
  markActivity: jobs.markActivity.handler(asMember(markActivity, 'body')),
  submitFeedback: jobs.submitFeedback.handler(asMember(submitFeedback, 'body')),
  decideOffer: jobs.decideOffer.handler(asMember(decideOffer, 'body')),
  checkCriteria: jobs.checkCriteria.handler(asMember(checkCriteria, 'query.jobOpeningId')),
  listApplied: jobs.listApplied.handler(asMember(listApplied, 'query.pageNo')),
  readApplication: jobs.readApplication.handler(({ context, input }) =>
    readOwnApplication(context.deps.db, context.deps, memberOf(context), input.query.userJobId),
  ),
});
