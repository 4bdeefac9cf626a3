import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { INTERVIEW_ROUNDS, InterviewRound } from '@plinth/domain/jobs/interview-round';
import { JobUpdateStatus } from '@plinth/domain/jobs/job-update';
import { OFFER_STATUSES } from '@plinth/domain/jobs/offer-status';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { RECORD_STATUSES } from '@plinth/domain/records/record-status';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { instant, integer, json, listOf, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

const round = oneOf(INTERVIEW_ROUNDS);
const status = oneOf(RECORD_STATUSES);

/**
 * Finds a person's application with the questions it answers (null for today's), its steps, the first one first, and
 * the rounds that they gave feedback on.
 */
export const findApplication = statement({
  params: { userJobId: uuid, userId: uuid },
  columns: {
    userJobId: uuid,
    jobOpeningId: uuid,
    companyName: text,
    title: text,
    location: text,
    rounds: listOf(round),
    openingStatus: status,
    closingDate: instant,
    appliedAt: instant,
    recordStatus: status,
    currentRound: nullable(round),
    offerStatus: nullable(oneOf(OFFER_STATUSES)),
    offerCtc: nullable(integer),
    offerCurrency: nullable(oneOf(CURRENCIES)),
    offerText: nullable(text),
    offeredAt: nullable(instant),
    resumeDocumentId: uuid,
    responses: json(z.array(ResponseEntry)),
    questionsBefore: nullable(json(z.array(QuizQuestion))),
    updates: json(
      z.array(
        z.object({
          round: z.nullable(InterviewRound),
          status: JobUpdateStatus,
          text: z.string(),
          createdAt: z.string(),
        }),
      ),
    ),
    feedbackOn: json(z.array(z.nullable(InterviewRound))),
  },
  sql: ({ userJobId, userId }) => sql`
    select j.user_job_id as "userJobId", j.job_opening_id as "jobOpeningId", o.company_name as "companyName", o.title,
      o.location, o.rounds, o.record_status as "openingStatus", o.closing_date as "closingDate",
      j.applied_at as "appliedAt", j.record_status as "recordStatus", j.current_round as "currentRound",
      j.offer_status as "offerStatus", j.offer_ctc as "offerCtc", j.offer_currency as "offerCurrency",
      j.offer_text as "offerText", j.offered_at as "offeredAt", j.resume_document_id as "resumeDocumentId", j.responses,
      v.questions as "questionsBefore",
      (select coalesce(json_agg(json_build_object('round', s.round, 'status', s.status, 'text', s.text,
          'createdAt', s.created_at) order by s.created_at, s.update_id), '[]')
        from user_job_updates s where s.user_job_id = j.user_job_id) as updates,
      (select coalesce(json_agg(f.round order by f.created_at), '[]')
        from user_job_feedback f where f.user_job_id = j.user_job_id) as "feedbackOn"
    from user_jobs j join job_openings o using (job_opening_id)
    left join job_question_versions v on v.job_opening_id = j.job_opening_id and v.version = j.questions_version
    where j.user_job_id = ${userJobId} and j.user_id = ${userId}`,
});
