import { feedbackStatusOf, interviewStatus } from '@plinth/domain/evaluation-day/interview-status';
import type { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

/** An interview as it stands now. */
export type Interview = {
  userId: string;
  firstName: string;
  lastName: string;
  slotId: string | null;
  /** ISO 8601 UTC; null while no slot is booked. */
  startDate: string | null;
  mentorId: string | null;
  primaryMentorId: string | null;
  primaryMentor: PrimaryMentor | null;
  slotStatus: InterviewStatus;
  feedbackStatus: InterviewStatus;
  changes: number;
  responseId: string | null;
  isClosed: boolean;
  /** Whether a question about the interview is answered; a filter chosen beforehand is no sign that it took place. */
  hasNotes: boolean;
};

type Row = {
  user_id: string;
  first_name: string;
  last_name: string;
  slot_id: string | null;
  start_date: string | null;
  mentor_id: string | null;
  primary_mentor_id: string | null;
  primary_mentor: PrimaryMentor | null;
  slot_status: InterviewStatus;
  feedback_status: InterviewStatus;
  changes: number;
  response_id: string | null;
  is_closed: boolean;
  has_notes: boolean;
  quiz: 'STARTED' | 'COMPLETED' | null;
};

/** Who said to lead an interview `i`, as JSON. */
export const PRIMARY_MENTOR = `(select json_build_object('userId', l.user_id, 'firstName', l.first_name)
    from user_profiles l where l.user_id = i.primary_mentor_id)`;

/** The interviews that a guide holds: those of the own slots, and those the guide said to lead. */
export const heldBy = (mentorId: string): SQL =>
  sql`(i.mentor_id = ${mentorId} or i.primary_mentor_id = ${mentorId})`;

/** The interview of one learner. */
export const ofLearner = (userId: string): SQL => sql`i.user_id = ${userId}`;

/**
 * The interviews of a cohort that a condition on `i` chooses, by their begin, in one query; what follows from the
 * clock is derived from `now`.
 */
export async function readInterviews(
  db: Queryable,
  { cohortId, which, now }: { cohortId: string; which: SQL; now: Date },
): Promise<Interview[]> {
  const { rows } = await db.execute<Row>(sql`
    select i.user_id, p.first_name, p.last_name, i.slot_id, s.start_date, i.mentor_id, i.primary_mentor_id,
      ${sql.raw(PRIMARY_MENTOR)} as primary_mentor, i.slot_status, i.feedback_status, i.changes, r.response_id, r.closed_at is not null as is_closed, q.quiz,
      r.closed_at is not null or exists (
        select 1 from interview_entries n join evaluation_forms f on f.form_id = r.form_id
        where n.response_id = r.response_id and jsonb_array_length(n.entries) > 0
          and not f.filters @> jsonb_build_array(jsonb_build_object('questionId', n.question_id))) as has_notes
    from interviews i
    join user_profiles p using (user_id)
    left join evaluation_slots s on s.slot_id = i.slot_id
    left join interview_responses r on r.cohort_id = i.cohort_id and r.user_id = i.user_id
    left join lateral (
      select case when bool_or(f.status = 'COMPLETED') then 'COMPLETED' when count(*) > 0 then 'STARTED' end as quiz
      from cohorts c
      join course_nodes n on n.course_id = c.course_id and n.namespace = 'REVIEW_DAY' and n.type = 'QUIZ'
      join form_responses f on f.cohort_id = i.cohort_id and f.node_id = n.node_id and f.user_id = i.user_id
      where c.cohort_id = i.cohort_id
    ) q on true
    where i.cohort_id = ${cohortId} and ${which}
    order by s.start_date, i.user_id`);
  return rows.map((row) => {
    const startDate = row.start_date === null ? null : new Date(row.start_date).toISOString();
    const slotStatus = interviewStatus({
      stored: row.slot_status,
      startDate,
      quiz: row.quiz,
      hasNotes: row.has_notes,
      now: now.toISOString(),
    });
    return {
      userId: row.user_id,
      firstName: row.first_name,
      lastName: row.last_name,
      slotId: row.slot_id,
      startDate,
      mentorId: row.mentor_id,
      primaryMentorId: row.primary_mentor_id,
      primaryMentor: row.primary_mentor,
      slotStatus,
      feedbackStatus: feedbackStatusOf(slotStatus, row.feedback_status),
      changes: row.changes,
      responseId: row.response_id,
      isClosed: row.is_closed,
      hasNotes: row.has_notes,
    };
  });
}
