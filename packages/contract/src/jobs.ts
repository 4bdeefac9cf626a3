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

const { get, post, put } = callsOf('jobs');

const Total = z.int().check(z.gte(0));
const OfOpening = z.object({ query: z.object({ cohortId: Id, jobOpeningId: Id }) });
const writes = { calls: 120, seconds: 600, by: 'caller' } as const;

/** The answer to an application. */
const Applied = z.object({
  userJob: z.object({ userJobId: Id, appliedAt: Instant, recordStatus: RecordStatus }),
});

/** The jobs of the placement hub: openings of employers and the caller's applications for them. */
export const jobs = {
  listOpenings: get('/v1/client/hiring/user/user-jobs-data', {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      'Lists the openings that accept applications, by closing date, earliest first, 20 per page; `saved` limits the list to saved ones. 403 if not eligible for placement.',
    input: z.object({
      query: z.object({
        cohortId: Id,
        workMode: z.optional(WorkMode),
        location: z.optional(optionalTextField(80)),
        search: z.optional(optionalTextField(80)),
        saved: z.optional(queryBoolean),
        pageNo: PageNo,
      }),
    }),
    output: z.object({ jobs: z.array(JobListed), total: Total }),
  }),

  readOpening: get('/v1/client/hiring/user/job-opening', {
    access: 'cohort-member',
    cohortIn: 'query',
    summary: 'Returns one opening with its questions, even if it is closed. 404 if unknown or removed.',
    input: OfOpening,
    output: z.object({ jobOpening: JobOpening }),
  }),

  readApplyStatus: get('/v1/client/hiring/user/job-apply-status', {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      "Returns whether the caller has applied for an opening, and the application's status, or, as `refusal`, why openings are not open to the caller. 404 for an unknown opening.",
    input: OfOpening,
    output: z.object({
      hasApplied: z.boolean(),
      userJobId: z.optional(Id),
      appliedAt: z.optional(Instant),
      recordStatus: z.optional(RecordStatus),
      currentRound: z.optional(InterviewRound),
      refusal: z.optional(z.string()),
    }),
  }),

  apply: post('/v1/client/hiring/user/user-job', {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    successStatus: 201,
    detailedAnswer: true,
    summary:
      "Applies for an opening (201), once; repeating the call returns the same answer (200). 400 if the résumé is not the caller's or answers do not fit, 403 if not eligible, 404, 409 if the opening is closed.",
    input: z.object({
      body: z.object({
        cohortId: Id,
        jobOpeningId: Id,
        resumeDocumentId: Id,
        responses: z.optional(ResponseEntries),
      }),
    }),
    output: z.union([
      z.object({ status: z.literal(200), body: Applied }),
      z.object({ status: z.literal(201), body: Applied }),
    ]),
  }),

  changeApplication: put('/v1/client/hiring/user/user-job', {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    summary:
      "Withdraws one of the caller's applications (INACTIVE), renews it (ACTIVE), or changes its résumé and answers. 400 if the résumé is not the caller's or answers do not fit, 404 if not the caller's, 409 if a round was not cleared, an offer is decided or the opening is closed.",
    input: z.object({
      body: z.object({
        cohortId: Id,
        userJobId: Id,
        recordStatus: z.optional(z.enum(['ACTIVE', 'INACTIVE'])),
        resumeDocumentId: z.optional(Id),
        responses: z.optional(ResponseEntries),
      }),
    }),
    output: z.object({ userJob: UserJob }),
  }),

  markActivity: post('/v1/client/hiring/user/mark-activity', {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: { calls: 600, seconds: 600, by: 'caller' },
    summary:
      'Records that the caller viewed an opening, or saves or unsaves it; repeating the call returns the same answer. 404 for an unknown opening.',
    input: z.object({ body: z.object({ cohortId: Id, jobOpeningId: Id, activity: JobActivity }) }),
    output: z.object({ marked: z.literal(true) }),
  }),

  submitFeedback: post('/v1/client/hiring/user/submit-job-feedback', {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    summary:
      "Saves the caller's feedback on a round of one of their applications or, without a round, on the application as a whole; once each, repeating the call returns the same answer. 400 if the round was not held or answers do not fit, 404 if not the caller's.",
    input: z.object({
      body: z.object({
        cohortId: Id,
        userJobId: Id,
        round: z.optional(InterviewRound),
        responses: ResponseEntries,
      }),
    }),
    output: z.object({ saved: z.literal(true) }),
  }),

  decideOffer: put('/v1/client/hiring/user/update-offer-status', {
    access: 'cohort-member',
    cohortIn: 'body',
    rateLimit: writes,
    summary:
      "Accepts or declines the caller's offer; accepting it places the caller. Repeating the call returns the same answer. 404 if not the caller's, 409 if there is no offer, it is withdrawn, it was decided differently or changed since `seen`, or a caller who is placed already accepts it.",
    input: z.object({
      body: z.object({
        cohortId: Id,
        userJobId: Id,
        offerStatus: OfferDecision,
        /** `offeredAt` of the offer that was read; if given, an offer that was changed since is not answered. */
        seen: z.optional(Instant),
      }),
    }),
    output: z.object({ userJob: z.object({ offerStatus: OfferDecision }) }),
  }),

  checkCriteria: get('/v1/client/hiring/user/check-eligibility-criteria', {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      'Returns what an opening requires of the caller and which requirements are met. 404 for an unknown opening.',
    input: OfOpening,
    output: z.object({ isEligible: z.boolean(), criteria: z.array(JudgedCriterion) }),
  }),

  listApplied: get('/v1/client/hiring/user/applied-jobs-state', {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      "Lists the caller's applications, latest first, 20 per page. `total` counts all of them, `withdrawn` and `removed` those no longer active.",
    input: z.object({ query: z.object({ cohortId: Id, pageNo: PageNo }) }),
    output: z.object({ applied: z.array(AppliedJob), total: Total, withdrawn: Total, removed: Total }),
  }),

  readApplication: get('/v1/client/hiring/user/application-updates', {
    access: 'cohort-member',
    cohortIn: 'query',
    summary:
      "Returns one of the caller's applications with its steps, earliest first. 404 if not the caller's.",
    input: z.object({ query: z.object({ cohortId: Id, userJobId: Id }) }),
    output: z.object({ userJob: UserJob, updates: z.array(JobUpdate) }),
  }),
};
