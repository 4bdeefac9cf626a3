import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { EMPLOYER_SORTS, EmployerFacts, JobsEnd, OfficeEmployer } from '@plinth/domain/jobs/employer';
import { InterviewRound } from '@plinth/domain/jobs/interview-round';
import { JOB_FEEDBACK_SORTS, OfficeJobFeedback } from '@plinth/domain/jobs/job-feedback';
import {
  JOB_APPLICATION_SORTS,
  JobApplicationStand,
  JobOffer,
  OfficeJobApplication,
  OfficeJobApplicationDetail,
  RoundMove,
} from '@plinth/domain/jobs/office-job-application';
import {
  OfficeOpening,
  OfficeOpeningDetail,
  OPENING_SORTS,
  OpeningFacts,
  OpeningState,
} from '@plinth/domain/jobs/office-opening';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { csvCallsOf } from './csv-calls-of.ts';
import { FileAnswer } from './file-answer.ts';
import { listQuery } from './list-query.ts';

const { get, post, put } = callsOf('office-jobs');
const csv = csvCallsOf('office-jobs');

const writes = { calls: 240, seconds: 600, by: 'caller' } as const;
const Total = z.int().check(z.gte(0));
const Search = z._default(optionalTextField(100), '');
const Direction = (usual: 'asc' | 'desc') => z._default(z.enum(['asc', 'desc']), usual);

const ofEmployer = z.object({ employerId: Id });
const ofOpening = z.object({ jobOpeningId: Id });
const ofApplication = z.object({ userJobId: Id });
const employer = z.object({ employer: OfficeEmployer });
const opening = z.object({ opening: OfficeOpeningDetail });
const application = z.object({ application: OfficeJobApplicationDetail });

const EmployerFilter = {
  search: Search,
  state: z.optional(z.enum(['ACTIVE', 'ENDED'])),
  sortBy: z._default(z.enum(EMPLOYER_SORTS), 'name'),
  sortDirection: Direction('asc'),
};
const OpeningFilter = {
  /** Part of a title, an employer or a place. */
  search: Search,
  state: z.optional(OpeningState),
  employerId: z.optional(Id),
};
const ApplicationFilter = {
  /** Part of a name, an address, an employer or a title. */
  search: Search,
  stand: z.optional(JobApplicationStand),
  jobOpeningId: z.optional(Id),
};
const FeedbackFilter = {
  /** Part of a name, an address, an employer or a title. */
  search: Search,
  round: z.optional(InterviewRound),
  sortBy: z._default(z.enum(JOB_FEEDBACK_SORTS), 'createdAt'),
  sortDirection: Direction('desc'),
};

/** Employers, their openings, and the applicants. Pay is yearly, in minor units. */
export const officeJobs = {
  listEmployers: get('/v1/office/employers', {
    access: 'staff:placement.manage',
    summary: 'Lists employers, 20 per page.',
    input: z.object({
      query: z.object({ ...EmployerFilter, pageNo: PageNo }),
    }),
    output: z.object({ employers: z.array(OfficeEmployer), total: Total }),
  }),

  downloadEmployers: csv('/v1/office/employers/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns all employers that match the filter as a CSV file; records an entry in the audit log.',
    filter: EmployerFilter,
  }),

  listEmployerNames: get('/v1/office/employer-names', {
    access: 'staff:placement.manage',
    summary: 'Lists the employers for which an opening can be created, by name.',
    output: z.object({ employers: z.array(z.object({ employerId: Id, name: z.string() })) }),
  }),

  readEmployer: get('/v1/office/employers/{employerId}', {
    access: 'staff:placement.manage',
    summary: 'Returns one employer. 404.',
    input: z.object({ params: ofEmployer }),
    output: employer,
  }),

  makeEmployer: post('/v1/office/employers', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary: 'Creates an employer. 409 if the name is taken.',
    input: z.object({ body: EmployerFacts }),
    output: employer,
  }),

  changeEmployer: put('/v1/office/employers/{employerId}', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Changes an employer; a new name is applied to its openings. 404, 409 if the name is taken, or `seen` is not the time of its last change.',
    input: z.object({ params: ofEmployer, body: z.object({ seen: Instant, facts: EmployerFacts }) }),
    output: employer,
  }),

  endEmployer: post('/v1/office/employers/{employerId}/end', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Ends the work with an employer: its open openings close, and applicants waiting for an answer are told the reason. Repeating the call changes nothing. 404, 409 if other openings would close or other applicants be told than the employer had with the stamp `seen`.',
    input: z.object({ params: ofEmployer, body: JobsEnd }),
    output: employer,
  }),

  resumeEmployer: post('/v1/office/employers/{employerId}/resume', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary: 'Resumes the work with an employer; closed openings stay closed. 404.',
    input: z.object({ params: ofEmployer }),
    output: employer,
  }),

  listOpenings: get('/v1/office/openings', {
    access: 'staff:placement.manage',
    summary: 'Lists openings, 20 per page.',
    input: listQuery(OpeningFilter, z._default(z.enum(OPENING_SORTS), 'closingDate'), 'desc'),
    output: z.object({ openings: z.array(OfficeOpening), total: Total }),
  }),

  downloadOpenings: csv('/v1/office/openings/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns the same openings as a CSV file; records an entry in the audit log.',
    filter: OpeningFilter,
  }),

  readOpening: get('/v1/office/openings/{jobOpeningId}', {
    access: 'staff:placement.manage',
    summary: 'Returns one opening in full. 404.',
    input: z.object({ params: ofOpening }),
    output: opening,
  }),

  makeOpening: post('/v1/office/openings', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Creates an opening, which learners see only once it is published. 400 if there is no such employer, 409 if the work with the employer has ended.',
    input: z.object({ body: OpeningFacts }),
    output: opening,
  }),

  changeOpening: put('/v1/office/openings/{jobOpeningId}', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Changes an opening that is not closed. 400 for an open one whose last day has passed, 404, 409 if closed, a round in use is missing, the work with the employer has ended, or `seen` is not the time of its last change.',
    input: z.object({ params: ofOpening, body: z.object({ seen: Instant, facts: OpeningFacts }) }),
    output: opening,
  }),

  publishOpening: post('/v1/office/openings/{jobOpeningId}/publish', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Publishes an opening, so that learners can find it and apply; repeating the call changes nothing. 400 if the last day has passed, 404, 409 if closed or the work with the employer has ended.',
    input: z.object({ params: ofOpening }),
    output: opening,
  }),

  closeOpening: post('/v1/office/openings/{jobOpeningId}/close', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Closes an opening; applicants waiting for an answer are told the reason, and offers remain valid. Repeating the call changes nothing. 404, 409 if other applicants would be told than the opening had with the stamp `seen`.',
    input: z.object({ params: ofOpening, body: JobsEnd }),
    output: opening,
  }),

  listApplications: get('/v1/office/job-applications', {
    access: 'staff:placement.manage',
    summary: 'Lists applications for openings, 20 per page.',
    input: listQuery(ApplicationFilter, z._default(z.enum(JOB_APPLICATION_SORTS), 'appliedAt'), 'desc'),
    output: z.object({ applications: z.array(OfficeJobApplication), total: Total }),
  }),

  downloadApplications: csv('/v1/office/job-applications/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns the same applications as a CSV file; records an entry in the audit log.',
    filter: ApplicationFilter,
  }),

  readApplication: get('/v1/office/job-applications/{userJobId}', {
    access: 'staff:placement.manage',
    summary: 'Returns one application with its answers, steps and offer. 404.',
    input: z.object({ params: ofApplication }),
    output: application,
  }),

  openResume: get('/v1/office/job-applications/{userJobId}/resume', {
    access: 'staff:placement.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    summary: 'Returns the résumé submitted with an application; records an entry in the audit log. 404.',
    input: z.object({ params: ofApplication }),
    output: FileAnswer,
  }),

  moveRound: post('/v1/office/job-applications/{userJobId}/round', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Invites an applicant to a round or records its result; the learner is notified in the app and by email. Repeating the last step changes nothing. 400 for a round that the opening does not have, 404, 409 if withdrawn, the opening is closed, an offer was made, or `seen` is not the time of the last step.',
    input: z.object({ params: ofApplication, body: RoundMove }),
    output: application,
  }),

  makeOffer: post('/v1/office/job-applications/{userJobId}/offer', {
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      "Passes on an employer's offer, or a better one while it is undecided; the learner is notified in the app and by email. Repeating the last offer changes nothing. 404, 409 if withdrawn or decided, if the opening is closed and no offer was made yet, or `seen` is not the time of the last step.",
    input: z.object({ params: ofApplication, body: JobOffer }),
    output: application,
  }),

  listFeedback: get('/v1/office/interview-feedback', {
    access: 'staff:placement.manage',
    summary: "Lists learners' feedback on interview rounds and whole applications, 20 per page.",
    input: z.object({ query: z.object({ ...FeedbackFilter, pageNo: PageNo }) }),
    output: z.object({ feedback: z.array(OfficeJobFeedback), total: Total }),
  }),

  downloadFeedback: csv('/v1/office/interview-feedback/csv', {
    access: 'staff:placement.manage',
    summary: 'Returns all feedback that matches the filter as a CSV file; records an entry in the audit log.',
    filter: FeedbackFilter,
  }),
};
