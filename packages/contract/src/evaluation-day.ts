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

const { get, post, put } = callsOf('evaluation-day');

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
  listSlots: get(`${workspace}/slots`, {
    access: 'cohort-member',
    summary:
      "Lists the slots from today in the named time zone onwards, with the caller's own slot and its status. 403 LOCKED before the review day.",
    input: z.object({
      params: Cohort,
      query: z.object({ nodeId: z.optional(Id), timezone: z._default(TimeZone, DEFAULT_TIMEZONE) }),
    }),
    output: z.object({
      slots: z.array(Slot),
      selectedSlot: z.nullable(Slot),
      slotStatus: InterviewStatus,
      /** Why another slot cannot be booked now; null if one can. */
      refusal: z.nullable(z.string()),
    }),
  }),

  bookSlot: post(`${workspace}/slots`, {
    access: 'cohort-member',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      'Books a slot; repeating the call returns the same answer. With `replacesSlotId`, the slot booked so far, it changes the booking. 403 LOCKED, 404, 409 if taken, INACTIVE, another slot is booked, or it is too late to change.',
    input: z.object({
      params: Cohort,
      body: z.object({ slotId: Id, nodeId: Id, replacesSlotId: z.optional(Id) }),
    }),
    output: z.object({ selectedSlot: Slot, slotStatus: z.literal('SLOT_BOOKED') }),
  }),

  readOwnReport: get(`${workspace}/evaluation-report`, {
    access: 'cohort-member',
    summary:
      "Returns the caller's evaluation, null until the guide has closed it, and the token of its public page.",
    input: z.object({ params: Cohort }),
    output: z.object({ report: z.nullable(OwnEvaluationReport), shareToken: z.nullable(Token) }),
  }),

  shareReport: put(`${workspace}/evaluation-report/share`, {
    access: 'cohort-member',
    rateLimit: { calls: 60, seconds: 600, by: 'caller' },
    summary:
      "Publishes the caller's report on a public page, or withdraws that page permanently; repeating the call returns the same answer. 404 if there is no report.",
    input: z.object({ params: Cohort, body: z.object({ isShared: z.boolean() }) }),
    output: z.object({ shareToken: z.nullable(Token) }),
  }),

  readPublicReport: get('/v1/client/public/lms/evaluation-report', {
    access: 'public-token',
    rateLimit: byAddress(2, { seconds: 60 }),
    summary:
      'Returns a shared report by its token: first name, course, score and text. 404, 410 if withdrawn.',
    input: z.object({ query: z.object({ token: Token }) }),
    output: z.object({ report: PublicEvaluationReport }),
  }),

  markAbsent: put(`${mentor}/mark-absent-evaluation`, {
    access: 'guide',
    summary:
      "Records that the learner of one of the caller's interviews did not come; repeating the call returns the same answer. 404, 409 if not begun, finished or with notes.",
    input: z.object({ params: Cohort, query: OneLearner }),
    output: z.object({ userId: Id, slotStatus: z.literal('ABSENT') }),
  }),

  markPrimaryMentor: post(`${mentor}/mark-primary-mentor`, {
    access: 'guide',
    summary:
      'Makes the caller the lead of an interview of their slot or group; repeating the call returns the same answer. 404, 409 if another guide leads it.',
    input: z.object({ params: Cohort, body: OneLearner }),
    output: z.object({ userId: Id, primaryMentorId: Id }),
  }),

  listFeedback: get(`${mentor}/feedback-details`, {
    access: 'guide',
    summary: "Lists the caller's interviews by start time, with the number completed.",
    input: z.object({ params: Cohort, query: z.object({ pageNo: PageNo }) }),
    output: z.object({
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
  }),

  listFilterQuestions: get(`${mentor}/get-filter-questions`, {
    access: 'guide',
    summary:
      'Lists the questions whose answers select the sections of the form. 404 if the course has no form.',
    input: z.object({ params: Cohort }),
    output: z.object({
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
  }),

  readFilteredForm: get(`${mentor}/get-filtered-evaluation-form`, {
    access: 'guide',
    summary:
      "Returns the sections for the chosen filter options, with the notes on a learner. 400 for an option of no filter, 404 if not one of the caller's interviews.",
    input: z.object({ params: Cohort, query: z.object({ userId: Id, optionIds: z.optional(OptionIds) }) }),
    output: z.object({ formId: Id, responseId: z.optional(Id), sections: Sections }),
  }),

  readLearnerFeedback: get(`${mentor}/learner-feedback-detail`, {
    access: 'guide',
    summary:
      "Returns the status of one of the caller's interviews and the notes taken in it, including the filters; `formId` is null if the course has no form. 404 if not one of the caller's interviews.",
    input: z.object({ params: Cohort, query: OneLearner }),
    output: z.object({
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
  }),

  readLiveSession: get(`${mentor}/evaluation-day-live-session`, {
    access: 'guide',
    summary:
      "Returns the room of the evaluation day, null if there is none, and the caller's interviews by start time.",
    input: z.object({ params: Cohort }),
    output: z.object({
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
  }),

  readReport: get(`${mentor}/get-evaluation-report`, {
    access: 'guide',
    summary:
      "Returns the report of one of the caller's interviews. 404 if not one of the caller's interviews, 409 if there is no feedback yet.",
    input: z.object({ params: Cohort, query: OneLearner }),
    output: z.object({
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
  }),

  registerResponses: post(`${mentor}/bulk-register-response`, {
    access: 'guide',
    rateLimit: writes,
    summary:
      "Saves answers about the caller's interviews and remarks to their learners, all or none; the last ones count, and an empty remark removes the previous one. 400 for an option that is not in the form, 404 if a learner is not assigned to the caller, 409 if the feedback is closed or the interview has not begun.",
    input: z.object({
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
    output: z.object({ registered: z.int() }),
  }),

  openTimes: post(`${mentor}/interview-times`, {
    access: 'guide',
    rateLimit: writes,
    summary:
      "Opens times for the caller's interviews, all or none; repeating the call opens no more. 400 for a time that cannot be booked, 409 if it overlaps another interview time of the caller.",
    input: z.object({
      params: Cohort,
      body: z.object({ times: z.array(Instant).check(z.minLength(1), z.maxLength(48)) }),
    }),
    output: z.object({ opened: z.int(), already: z.int() }),
  }),

  closeTime: post(`${mentor}/interview-times/{slotId}/close`, {
    access: 'guide',
    rateLimit: writes,
    summary:
      "Closes one of the caller's times; a learner who booked it is told the reason and can book another. 404 if not the caller's, 409 if booked and no reason is given, or if it has begun.",
    input: z.object({
      params: z.object({ cohortId: Id, slotId: Id }),
      body: z.object({ reason: z.optional(optionalTextField(400)) }),
    }),
    output: z.object({ releasedFrom: z.nullable(z.string()) }),
  }),

  assess: post(`${mentor}/assess-evaluation-form`, {
    access: 'guide',
    rateLimit: writes,
    summary:
      "Closes the feedback on one of the caller's interviews, once, with the saved remark unless another is given; repeating the call returns the same answer. 400 if answers are missing, 404 if not assigned, 409 if ABSENT, MISSED or not begun.",
    input: z.object({
      params: Cohort,
      body: z.object({
        userId: Id,
        formId: Id,
        responseId: Id,
        remark: z.optional(optionalTextField(LONG_TEXT_MAX)),
      }),
    }),
    output: z.object({ userId: Id, slotStatus: z.literal('FEEDBACK_COMPLETED'), score: EvaluationScore }),
  }),
};
