import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { ResponseEntries } from '@plinth/domain/forms/response-entry';
import { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { JobActivity } from '@plinth/domain/jobs/job-activity';
import { JudgedCriterion } from '@plinth/domain/jobs/job-criteria';
import { JobListed, JobOpening } from '@plinth/domain/jobs/job-opening';
import { JobUpdate } from '@plinth/domain/jobs/job-update';
import { OfferDecision } from '@plinth/domain/jobs/offer-status';
import { AppliedJob, UserJob } from '@plinth/domain/jobs/user-job';
import { WorkMode } from '@plinth/domain/jobs/work-mode';
import { RecordStatus } from '@plinth/domain/records/record-status';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryBoolean } from './query-values.ts';

const call = callsOf('jobs');

const Total = z.int().check(z.gte(0));
const OfOpening = z.object({ query: z.object({ cohortId: Id, jobOpeningId: Id }) });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

/** The answer to an application. */
const Applied = z.object({
  userJob: z.object({ userJobId: Id, appliedAt: Instant, recordStatus: RecordStatus }),
});

/** The jobs of the placement hub: openings of employers and the caller's applications for them. */
export const jobs = {
  listOpenings: call({
    method: 'GET',
    path: '/v1/client/hiring/user/user-jobs-data',
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      'The openings that take applications, the first to close first, 20 a page; `saved` narrows them to the kept ones. 403 not eligible for placement.',
  })
    .input(
      z.object({
        query: z.object({
          cohortId: Id,
          workMode: z.optional(WorkMode),
          location: z.optional(optionalTextField(80)),
          search: z.optional(optionalTextField(80)),
          saved: z.optional(queryBoolean),
          pageNo: PageNo,
        }),
      }),
    )
    .output(z.object({ jobs: z.array(JobListed), total: Total })),

  readOpening: call({
    method: 'GET',
    path: '/v1/client/hiring/user/job-opening',
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'One opening with its questions; one that is closed can still be read. 404 unknown or removed.',
  })
    .input(OfOpening)
    .output(z.object({ jobOpening: JobOpening })),

  readApplyStatus: call({
    method: 'GET',
    path: '/v1/client/hiring/user/job-apply-status',
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'Whether the caller has applied for an opening, and how that stands. 404 unknown opening.',
  })
    .input(OfOpening)
    .output(
      z.object({
        hasApplied: z.boolean(),
        userJobId: z.optional(Id),
        appliedAt: z.optional(Instant),
        recordStatus: z.optional(RecordStatus),
        currentRound: z.optional(InterviewRound),
      }),
    ),

  apply: call({
    method: 'POST',
    path: '/v1/client/hiring/user/user-job',
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    successStatus: 201,
    detailedAnswer: true,
    summary:
      'Applies for an opening (201), once; a repeat answers the same (200). 400 no own résumé, or answers that do not fit, 403 not eligible, 404, 409 opening closed.',
  })
    .input(
      z.object({
        body: z.object({
          cohortId: Id,
          jobOpeningId: Id,
          resumeDocumentId: Id,
          responses: z.optional(ResponseEntries),
        }),
      }),
    )
    .output(
      z.union([
        z.object({ status: z.literal(200), body: Applied }),
        z.object({ status: z.literal(201), body: Applied }),
      ]),
    ),

  changeApplication: call({
    method: 'PUT',
    path: '/v1/client/hiring/user/user-job',
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    summary:
      'Withdraws an own application (INACTIVE), renews it (ACTIVE), or changes its résumé and answers. 400 no own résumé, or answers that do not fit, 404 not own, 409 offer decided or opening closed.',
  })
    .input(
      z.object({
        body: z.object({
          cohortId: Id,
          userJobId: Id,
          recordStatus: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
          resumeDocumentId: z.optional(Id),
          responses: z.optional(ResponseEntries),
        }),
      }),
    )
    .output(z.object({ userJob: UserJob })),

  markActivity: call({
    method: 'POST',
    path: '/v1/client/hiring/user/mark-activity',
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: { calls: 600, seconds: 600, by: 'caller' },
    summary:
      'Notes that an opening was seen, or keeps it or not; a repeat answers the same. 404 unknown opening.',
  })
    .input(z.object({ body: z.object({ cohortId: Id, jobOpeningId: Id, activity: JobActivity }) }))
    .output(z.object({ marked: z.literal(true) })),

  submitFeedback: call({
    method: 'POST',
    path: '/v1/client/hiring/user/submit-job-feedback',
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    summary:
      'Takes what the caller says about a round of an own application, or without one about the whole of it; once each, a repeat answers the same. 400 a round that was not held, or answers that do not fit, 404 not own.',
  })
    .input(
      z.object({
        body: z.object({
          cohortId: Id,
          userJobId: Id,
          round: z.optional(InterviewRound),
          responses: ResponseEntries,
        }),
      }),
    )
    .output(z.object({ saved: z.literal(true) })),

  decideOffer: call({
    method: 'PUT',
    path: '/v1/client/hiring/user/update-offer-status',
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    summary:
      'Accepts or declines the own offer; a repeat answers the same. 404 not own, 409 no offer, withdrawn, or already decided otherwise.',
  })
    .input(z.object({ body: z.object({ cohortId: Id, userJobId: Id, offerStatus: OfferDecision }) }))
    .output(z.object({ userJob: z.object({ offerStatus: OfferDecision }) })),

  checkCriteria: call({
    method: 'GET',
    path: '/v1/client/hiring/user/check-eligibility-criteria',
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'What an opening asks of the caller and what of it is met. 404 unknown opening.',
  })
    .input(OfOpening)
    .output(z.object({ isEligible: z.boolean(), criteria: z.array(JudgedCriterion) })),

  listApplied: call({
    method: 'GET',
    path: '/v1/client/hiring/user/applied-jobs-state',
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      'The own applications, the latest first, 20 a page. total counts all, withdrawn and removed those among them that no longer stand.',
  })
    .input(z.object({ query: z.object({ cohortId: Id, pageNo: PageNo }) }))
    .output(z.object({ applied: z.array(AppliedJob), total: Total, withdrawn: Total, removed: Total })),

  readApplication: call({
    method: 'GET',
    path: '/v1/client/hiring/user/application-updates',
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'An own application and its steps, the first one first. 404 not own.',
  })
    .input(z.object({ query: z.object({ cohortId: Id, userJobId: Id }) }))
    .output(z.object({ userJob: UserJob, updates: z.array(JobUpdate) })),
};
