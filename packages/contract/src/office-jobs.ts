import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { ClosingReason, EMPLOYER_SORTS, EmployerFacts, OfficeEmployer } from '@plinth/domain/jobs/employer';
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
import { CsvAnswer, csvExports } from './csv-answer.ts';

const call = callsOf('office-jobs');

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
  listEmployers: call({
    method: 'GET',
    path: '/v1/office/employers',
    access: 'staff:placement.manage',
    summary: 'Employers, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({ ...EmployerFilter, pageNo: PageNo }),
      }),
    )
    .output(z.object({ employers: z.array(OfficeEmployer), total: Total })),

  downloadEmployers: call({
    method: 'GET',
    path: '/v1/office/employers/csv',
    access: 'staff:placement.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same employers as a CSV file, all of the filter; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(EmployerFilter) }))
    .output(CsvAnswer),

  listEmployerNames: call({
    method: 'GET',
    path: '/v1/office/employer-names',
    access: 'staff:placement.manage',
    summary: 'The employers that an opening can be written for, by name.',
  })
    .input(z.object({}))
    .output(z.object({ employers: z.array(z.object({ employerId: Id, name: z.string() })) })),

  readEmployer: call({
    method: 'GET',
    path: '/v1/office/employers/{employerId}',
    access: 'staff:placement.manage',
    summary: 'One employer. 404.',
  })
    .input(z.object({ params: ofEmployer }))
    .output(employer),

  makeEmployer: call({
    method: 'POST',
    path: '/v1/office/employers',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary: 'Makes an employer. 409 the name is taken.',
  })
    .input(z.object({ body: EmployerFacts }))
    .output(employer),

  changeEmployer: call({
    method: 'PUT',
    path: '/v1/office/employers/{employerId}',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Changes an employer, whose new name goes to its openings. 404, 409 the name is taken, or `seen` is not when it was last changed.',
  })
    .input(z.object({ params: ofEmployer, body: z.object({ seen: Instant, facts: EmployerFacts }) }))
    .output(employer),

  endEmployer: call({
    method: 'POST',
    path: '/v1/office/employers/{employerId}/end',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Ends the work with an employer: its open openings close, and who waits there reads the reason. A repeat changes nothing. 404.',
  })
    .input(z.object({ params: ofEmployer, body: ClosingReason }))
    .output(employer),

  resumeEmployer: call({
    method: 'POST',
    path: '/v1/office/employers/{employerId}/resume',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary: 'Takes the work with an employer up again; what was closed stays closed. 404.',
  })
    .input(z.object({ params: ofEmployer }))
    .output(employer),

  listOpenings: call({
    method: 'GET',
    path: '/v1/office/openings',
    access: 'staff:placement.manage',
    summary: 'Openings, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          ...OpeningFilter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(OPENING_SORTS), 'closingDate'),
          sortDirection: Direction('desc'),
        }),
      }),
    )
    .output(z.object({ openings: z.array(OfficeOpening), total: Total })),

  downloadOpenings: call({
    method: 'GET',
    path: '/v1/office/openings/csv',
    access: 'staff:placement.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same openings as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(OpeningFilter) }))
    .output(CsvAnswer),

  readOpening: call({
    method: 'GET',
    path: '/v1/office/openings/{jobOpeningId}',
    access: 'staff:placement.manage',
    summary: 'One opening with all that stands in it. 404.',
  })
    .input(z.object({ params: ofOpening }))
    .output(opening),

  makeOpening: call({
    method: 'POST',
    path: '/v1/office/openings',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Writes an opening that no learner sees before it is published. 400 no such employer, 409 an ended one.',
  })
    .input(z.object({ body: OpeningFacts }))
    .output(opening),

  changeOpening: call({
    method: 'PUT',
    path: '/v1/office/openings/{jobOpeningId}',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Changes an opening that is not closed. 400 an open one whose last day has passed, 404, 409 closed, a round in use is missing, an ended employer, or `seen` is not when it was last changed.',
  })
    .input(z.object({ params: ofOpening, body: z.object({ seen: Instant, facts: OpeningFacts }) }))
    .output(opening),

  publishOpening: call({
    method: 'POST',
    path: '/v1/office/openings/{jobOpeningId}/publish',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Publishes an opening, so that learners find it and apply; a repeat changes nothing. 400 the last day has passed, 404, 409 closed or an ended employer.',
  })
    .input(z.object({ params: ofOpening }))
    .output(opening),

  closeOpening: call({
    method: 'POST',
    path: '/v1/office/openings/{jobOpeningId}/close',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Closes an opening; who waits for an answer reads the reason, offers stand. A repeat changes nothing. 404.',
  })
    .input(z.object({ params: ofOpening, body: ClosingReason }))
    .output(opening),

  listApplications: call({
    method: 'GET',
    path: '/v1/office/job-applications',
    access: 'staff:placement.manage',
    summary: 'Applications for openings, 20 a page.',
  })
    .input(
      z.object({
        query: z.object({
          ...ApplicationFilter,
          pageNo: PageNo,
          sortBy: z._default(z.enum(JOB_APPLICATION_SORTS), 'appliedAt'),
          sortDirection: Direction('desc'),
        }),
      }),
    )
    .output(z.object({ applications: z.array(OfficeJobApplication), total: Total })),

  downloadApplications: call({
    method: 'GET',
    path: '/v1/office/job-applications/csv',
    access: 'staff:placement.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same applications as a CSV file; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(ApplicationFilter) }))
    .output(CsvAnswer),

  readApplication: call({
    method: 'GET',
    path: '/v1/office/job-applications/{userJobId}',
    access: 'staff:placement.manage',
    summary: 'One application with its answers, its steps and its offer. 404.',
  })
    .input(z.object({ params: ofApplication }))
    .output(application),

  openResume: call({
    method: 'GET',
    path: '/v1/office/job-applications/{userJobId}/resume',
    access: 'staff:placement.manage',
    rateLimit: { calls: 300, seconds: 600, by: 'caller' },
    detailedAnswer: true,
    summary: 'The résumé that came with it; leaves a row in the audit log. 404.',
  })
    .input(z.object({ params: ofApplication }))
    .output(CsvAnswer),

  moveRound: call({
    method: 'POST',
    path: '/v1/office/job-applications/{userJobId}/round',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Invites to a round or says how it went; the learner hears of it in the app and by mail. A repeat of the last step changes nothing. 400 a round that the opening has not, 404, 409 withdrawn or with an offer.',
  })
    .input(z.object({ params: ofApplication, body: RoundMove }))
    .output(application),

  makeOffer: call({
    method: 'POST',
    path: '/v1/office/job-applications/{userJobId}/offer',
    access: 'staff:placement.manage',
    rateLimit: writes,
    summary:
      'Passes the offer of an employer on, or a better one while it is not decided; the learner hears of it in the app and by mail. 404, 409 withdrawn or decided.',
  })
    .input(z.object({ params: ofApplication, body: JobOffer }))
    .output(application),

  listFeedback: call({
    method: 'GET',
    path: '/v1/office/interview-feedback',
    access: 'staff:placement.manage',
    summary: 'What learners said about rounds of interviews and whole applications, 20 a page.',
  })
    .input(z.object({ query: z.object({ ...FeedbackFilter, pageNo: PageNo }) }))
    .output(z.object({ feedback: z.array(OfficeJobFeedback), total: Total })),

  downloadFeedback: call({
    method: 'GET',
    path: '/v1/office/interview-feedback/csv',
    access: 'staff:placement.manage',
    rateLimit: csvExports,
    detailedAnswer: true,
    summary: 'The same as a CSV file, all of the filter; leaves a row in the audit log.',
  })
    .input(z.object({ query: z.object(FeedbackFilter) }))
    .output(CsvAnswer),
};
