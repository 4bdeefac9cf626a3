import { TimeZone } from '@plinth/domain/account/time-zone';
import { ReportEntry } from '@plinth/domain/assignments/report';
import { SessionStatus } from '@plinth/domain/curriculum/session-status';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { InterviewsCount } from '@plinth/domain/evaluation-day/evaluation-day-state';
import {
  EvaluationScore,
  OwnEvaluationReport,
  PublicEvaluationReport,
  ReportSection,
} from '@plinth/domain/evaluation-day/evaluation-report';
import { FeedbackItem } from '@plinth/domain/evaluation-day/feedback-item';
import { InterviewEntry, InterviewSection } from '@plinth/domain/evaluation-day/interview-response';
import { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import { Slot } from '@plinth/domain/evaluation-day/slot';
import { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { Id } from '@plinth/domain/fields/id';
import { Instant } from '@plinth/domain/fields/instant';
import { PageNo } from '@plinth/domain/fields/page-no';
import { LONG_TEXT_MAX, optionalTextField } from '@plinth/domain/fields/text';
import { Token } from '@plinth/domain/fields/token';
import { QuestionOption } from '@plinth/domain/forms/question';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';

const call = callsOf('evaluation-day');

const Cohort = z.object({ cohortId: Id });
const OneLearner = z.object({ userId: Id });
const Sections = z.array(InterviewSection);
const OptionIds = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.pipe(
    z.transform((ids: string | string[]) => [ids].flat().flatMap((text) => text.split(','))),
    z.array(Id).check(z.maxLength(50)),
  ),
);

const mentor = '/v1/client/mentor/{cohortId}';
const workspace = '/v1/client/workspace/{cohortId}';
const writes = { calls: 240, seconds: 600, by: 'caller' } as const;

export const evaluationDay = {
  listSlots: call({
    method: 'GET',
    path: `${workspace}/slots`,
    access: 'cohort-member',
    summary:
      'The slots from today in the named zone on, the own one and where it stands. 403 LOCKED before the review day.',
  })
    .input(
      z.object({
        params: Cohort,
        query: z.object({ nodeId: z.optional(Id), timezone: z._default(TimeZone, DEFAULT_TIMEZONE) }),
      }),
    )
    .output(
      z.object({
        slots: z.array(Slot),
        selectedSlot: z.nullable(Slot),
        slotStatus: InterviewStatus,
        /** Why another slot cannot be booked now; null if one can. */
        refusal: z.nullable(z.string()),
      }),
    ),

  bookSlot: call({
    method: 'POST',
    path: `${workspace}/slots`,
    access: 'cohort-member',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      'Books a slot; a repeat answers the same. With replacesSlotId, the booked one, it changes the slot. 403 LOCKED, 404, 409 taken, INACTIVE, another one booked, or too late to change.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z.object({ slotId: Id, nodeId: Id, replacesSlotId: z.optional(Id) }),
      }),
    )
    .output(z.object({ selectedSlot: Slot, slotStatus: z.literal('SLOT_BOOKED') })),

  readOwnReport: call({
    method: 'GET',
    path: `${workspace}/evaluation-report`,
    access: 'cohort-member',
    summary: 'The own evaluation, null before the guide has closed it, and the token of its public page.',
  })
    .input(z.object({ params: Cohort }))
    .output(z.object({ report: z.nullable(OwnEvaluationReport), shareToken: z.nullable(Token) })),

  shareReport: call({
    method: 'PUT',
    path: `${workspace}/evaluation-report/share`,
    access: 'cohort-member',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      'Opens the public page of the own report, or withdraws it for good; a repeat answers the same. 404 no report.',
  })
    .input(z.object({ params: Cohort, body: z.object({ isShared: z.boolean() }) }))
    .output(z.object({ shareToken: z.nullable(Token) })),

  readPublicReport: call({
    method: 'GET',
    path: '/v1/client/public/lms/evaluation-report',
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 60 }),
    summary: 'A shared report by its token: first name, course, score and words. 404, 410 withdrawn.',
  })
    .input(z.object({ query: z.object({ token: Token }) }))
    .output(z.object({ report: PublicEvaluationReport })),

  markAbsent: call({
    method: 'PUT',
    path: `${mentor}/mark-absent-evaluation`,
    access: 'guide',
    summary:
      'The learner of an own interview did not come; a repeat answers the same. 404, 409 not begun, finished or noted.',
  })
    .input(z.object({ params: Cohort, query: OneLearner }))
    .output(z.object({ userId: Id, slotStatus: z.literal('ABSENT') })),

  markPrimaryMentor: call({
    method: 'POST',
    path: `${mentor}/mark-primary-mentor`,
    access: 'guide',
    summary:
      'The caller leads an interview of their slot or group; a repeat answers the same. 404, 409 another guide does.',
  })
    .input(z.object({ params: Cohort, body: OneLearner }))
    .output(z.object({ userId: Id, primaryMentorId: Id })),

  listFeedback: call({
    method: 'GET',
    path: `${mentor}/feedback-details`,
    access: 'guide',
    summary: 'The own interviews by their begin, and how many are completed.',
  })
    .input(z.object({ params: Cohort, query: z.object({ pageNo: PageNo }) }))
    .output(
      z.object({
        feedback: z.array(
          z.extend(FeedbackItem, {
            userId: Id,
            firstName: z.string(),
            lastName: z.string(),
            startDate: z.nullable(Instant),
            slotStatus: InterviewStatus,
          }),
        ),
        interviewsCount: InterviewsCount,
        total: z.int(),
      }),
    ),

  listFilterQuestions: call({
    method: 'GET',
    path: `${mentor}/get-filter-questions`,
    access: 'guide',
    summary: 'The questions whose answers choose the sections of the form. 404 course without a form.',
  })
    .input(z.object({ params: Cohort }))
    .output(
      z.object({
        formId: Id,
        questions: z.array(
          z.object({
            questionId: Id,
            questionType: z.literal('FILTER'),
            question: z.string(),
            options: z.array(QuestionOption),
          }),
        ),
      }),
    ),

  readFilteredForm: call({
    method: 'GET',
    path: `${mentor}/get-filtered-evaluation-form`,
    access: 'guide',
    summary:
      'The sections for the chosen filter options with what was noted of a learner. 400 foreign option, 404 not an own interview.',
  })
    .input(z.object({ params: Cohort, query: z.object({ userId: Id, optionIds: z.optional(OptionIds) }) }))
    .output(z.object({ formId: Id, responseId: z.optional(Id), sections: Sections })),

  readLearnerFeedback: call({
    method: 'GET',
    path: `${mentor}/learner-feedback-detail`,
    access: 'guide',
    summary:
      'Where an own interview stands and what was noted in it, filters included; formId is null for a course without a form. 404 not an own interview.',
  })
    .input(z.object({ params: Cohort, query: OneLearner }))
    .output(
      z.object({
        userId: Id,
        firstName: z.string(),
        lastName: z.string(),
        startDate: z.nullable(Instant),
        slotStatus: InterviewStatus,
        feedbackStatus: InterviewStatus,
        /** Whether a question about the interview is answered; the learner can then no longer be marked absent. */
        hasNotes: z.boolean(),
        /** The guide who offered to lead it, null while there is none. */
        primaryMentor: z.nullable(PrimaryMentor),
        formId: z.nullable(Id),
        responseId: z.nullable(Id),
        /** The remark to the learner as noted so far. */
        remark: z.nullable(z.string()),
        /** The learner's hand-ins for the evaluation day, above all the portfolio, for the guide to open. */
        handIns: z.array(
          z.object({
            reportId: Id,
            title: z.string(),
            submittedAt: Instant,
            text: z.nullable(z.string()),
            entries: z.array(ReportEntry),
          }),
        ),
        filterAnswers: z.array(z.object({ questionId: Id, entries: z.array(InterviewEntry) })),
        sections: Sections,
      }),
    ),

  readLiveSession: call({
    method: 'GET',
    path: `${mentor}/evaluation-day-live-session`,
    access: 'guide',
    summary: 'The room of the evaluation day, null without one, and the own interviews by their begin.',
  })
    .input(z.object({ params: Cohort }))
    .output(
      z.object({
        liveSession: z.nullable(
          z.object({
            liveSessionId: Id,
            startDate: Instant,
            endDate: Instant,
            sessionStatus: SessionStatus,
            joinLink: z.nullable(z.string()),
          }),
        ),
        interviews: z.array(
          z.object({
            userId: Id,
            firstName: z.string(),
            slotId: z.nullable(Id),
            startDate: z.nullable(Instant),
            slotStatus: InterviewStatus,
          }),
        ),
      }),
    ),

  readReport: call({
    method: 'GET',
    path: `${mentor}/get-evaluation-report`,
    access: 'guide',
    summary: 'The report of an own interview. 404 not an own interview, 409 no feedback yet.',
  })
    .input(z.object({ params: Cohort, query: OneLearner }))
    .output(
      z.object({
        report: z.object({
          userId: Id,
          firstName: z.string(),
          sections: z.array(ReportSection),
          score: EvaluationScore,
          remark: z.nullable(z.string()),
          evaluatedAt: Instant,
          reviewStatus: z.literal('REVIEWED'),
          shareToken: z.optional(Token),
        }),
      }),
    ),

  registerResponses: call({
    method: 'POST',
    path: `${mentor}/bulk-register-response`,
    access: 'guide',
    rateLimit: writes,
    summary:
      'Notes answers about own interviews and remarks to their learners, all or none; the last ones count, an empty remark takes it back. 400 foreign option, 404 a learner not assigned, 409 feedback closed or interview not begun.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z
          .object({
            formId: Id,
            responses: z
              .array(
                z.object({
                  userId: Id,
                  questionId: Id,
                  entries: z.array(InterviewEntry).check(z.maxLength(50)),
                }),
              )
              .check(z.maxLength(500)),
            /** Visible only to the guide until the feedback is closed. */
            remarks: z.optional(
              z
                .array(z.object({ userId: Id, remark: optionalTextField(LONG_TEXT_MAX) }))
                .check(z.maxLength(500)),
            ),
          })
          .check(
            z.refine(
              ({ responses, remarks = [] }) => responses.length + remarks.length > 0,
              'Note an answer or a remark',
            ),
          ),
      }),
    )
    .output(z.object({ registered: z.int() })),

  openTimes: call({
    method: 'POST',
    path: `${mentor}/interview-times`,
    access: 'guide',
    rateLimit: writes,
    summary:
      'Opens own times for interviews, all or none; a repeat opens nothing more. 400 a time that cannot be booked, 409 an own interview lasts then.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z.object({ times: z.array(Instant).check(z.minLength(1), z.maxLength(48)) }),
      }),
    )
    .output(z.object({ opened: z.int(), already: z.int() })),

  closeTime: call({
    method: 'POST',
    path: `${mentor}/interview-times/{slotId}/close`,
    access: 'guide',
    rateLimit: writes,
    summary:
      'Closes an own time; a learner who booked it is told the reason and books another. 404 not own, 409 booked without a reason, or begun.',
  })
    .input(
      z.object({
        params: z.object({ cohortId: Id, slotId: Id }),
        body: z.object({ reason: z.optional(optionalTextField(400)) }),
      }),
    )
    .output(z.object({ releasedFrom: z.nullable(z.string()) })),

  assess: call({
    method: 'POST',
    path: `${mentor}/assess-evaluation-form`,
    access: 'guide',
    rateLimit: writes,
    summary:
      'Closes the feedback on an own interview once, with the noted remark unless another is given; a repeat answers the same. 400 answers missing, 404 not assigned, 409 ABSENT, MISSED or not begun.',
  })
    .input(
      z.object({
        params: Cohort,
        body: z.object({
          userId: Id,
          formId: Id,
          responseId: Id,
          remark: z.optional(optionalTextField(LONG_TEXT_MAX)),
        }),
      }),
    )
    .output(z.object({ userId: Id, slotStatus: z.literal('FEEDBACK_COMPLETED'), score: EvaluationScore })),
};
