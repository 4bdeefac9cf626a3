import { memberOf } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

export const jobsRoutes: Routes<'jobs'> = {
  listOpenings: asMember(listOpenings, 'query'),
  readOpening: asMember(readOpening, 'query.jobOpeningId'),
  readApplyStatus: asMember(readApplyStatus, 'query.jobOpeningId'),
  apply: asMember(apply, 'body'),
  changeApplication: asMember(changeApplication, 'body'),
  markActivity: asMember(markActivity, 'body'),
  submitFeedback: asMember(submitFeedback, 'body'),
  decideOffer: asMember(decideOffer, 'body'),
  checkCriteria: asMember(checkCriteria, 'query.jobOpeningId'),
  listApplied: asMember(listApplied, 'query.pageNo'),
  readApplication: ({ context, input }) =>
    readOwnApplication(context.deps.db, context.deps, memberOf(context), input.query.userJobId),
};
