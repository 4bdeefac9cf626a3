import { feedbackStatusOf, interviewStatus } from '@plinth/domain/evaluation-day/interview-status';
import type { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import type { InterviewStatus } from '@plinth/domain/evaluation-day/slot-status';
import { and, count, eq, exists, gte, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-once.ts';
import { samePlace } from '../../db/same-place.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { courseNodes } from '../../db/schema/curriculum.ts';
import {
  evaluationForms,
  evaluationSlots,
  interviewEntries,
  interviewResponses,
  interviews,
} from '../../db/schema/evaluation-day.ts';
import { formResponses } from '../../db/schema/forms.ts';

/** An interview in its present state. */
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
  /** The remark to the learner; visible only to the guide until the feedback is closed. */
  remark: string | null;
  isClosed: boolean;
  /**
   * Whether a question about the interview is answered; a filter chosen beforehand does not show that it took place.
   */
  hasNotes: boolean;
};

/** The interviews that a guide conducts: those in the guide's slots, and those the guide chose to lead. */
export const heldBy = (mentorId: string | Placeholder): SQL =>
  sql`(${eq(interviews.mentorId, mentorId)} or ${eq(interviews.primaryMentorId, mentorId)})`;

/** The interview of one learner. */
export const ofLearner = (userId: string | Placeholder): SQL => eq(interviews.userId, userId);

const leader = alias(userProfiles, 'leader');

/**
 * Whether the learner has started or completed a quiz of the evaluation day, for each interview. An attempt begun before
 * its slot is about an earlier one, or about none.
 */
const quizzes = (db: Queryable) =>
  db
    .select({
      begun: count(formResponses.responseId).as('begun'),
      done: sql`count(*) filter (where ${formResponses.status} = 'COMPLETED')`.mapWith(Number).as('done'),
    })
    .from(cohorts)
    .innerJoin(
      courseNodes,
      and(
        eq(courseNodes.courseId, cohorts.courseId),
        eq(courseNodes.namespace, 'REVIEW_DAY'),
        eq(courseNodes.type, 'QUIZ'),
      ),
    )
    .innerJoin(
      formResponses,
      and(
        eq(formResponses.cohortId, interviews.cohortId),
        eq(formResponses.nodeId, courseNodes.nodeId),
        eq(formResponses.userId, interviews.userId),
        gte(formResponses.startedAt, evaluationSlots.startDate),
      ),
    )
    .where(eq(cohorts.cohortId, interviews.cohortId))
    .as('quizzes');

const answers = (db: Queryable) =>
  db
    .select({ questionId: interviewEntries.questionId })
    .from(interviewEntries)
    .innerJoin(evaluationForms, eq(evaluationForms.formId, interviewResponses.formId))
    .where(
      and(
        eq(interviewEntries.responseId, interviewResponses.responseId),
        sql`jsonb_array_length(${interviewEntries.entries}) > 0`,
        sql`not ${evaluationForms.filters}
          @> jsonb_build_array(jsonb_build_object('questionId', ${interviewEntries.questionId}))`,
      ),
    );

/** @param which of the interviews of the cohort, by columns of the interview; undefined for all */
function selectInterviews(db: Queryable, cohortId: string | Placeholder, which: SQL | undefined) {
  const quiz = quizzes(db);
  return db
    .select({
      userId: interviews.userId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      slotId: interviews.slotId,
      startDate: evaluationSlots.startDate,
      mentorId: interviews.mentorId,
      primaryMentorId: interviews.primaryMentorId,
      primaryMentor: { userId: leader.userId, firstName: leader.firstName },
      slotStatus: interviews.slotStatus,
      feedbackStatus: interviews.feedbackStatus,
      changes: interviews.changes,
      responseId: interviewResponses.responseId,
      remark: interviewResponses.remark,
      closedAt: interviewResponses.closedAt,
      hasAnswers: sql`${exists(answers(db))}`.mapWith(Boolean),
      quizzesStarted: quiz.begun,
      quizzesDone: quiz.done,
    })
    .from(interviews)
    .innerJoin(userProfiles, eq(userProfiles.userId, interviews.userId))
    .leftJoin(leader, eq(leader.userId, interviews.primaryMentorId))
    .leftJoin(evaluationSlots, eq(evaluationSlots.slotId, interviews.slotId))
    .leftJoin(interviewResponses, samePlace(interviewResponses, interviews))
    .leftJoinLateral(quiz, sql`true`)
    .where(and(eq(interviews.cohortId, cohortId), which))
    .orderBy(evaluationSlots.startDate, interviews.userId);
}

/** A condition with placeholders, under a name of its own, and what they stand for. */
type Prepared = { name: string; values: Record<string, string> };

/**
 * The interviews of a cohort, by their start, in one query; what follows from the clock is derived from `now`.
 * @param which of them, by columns of the interview; undefined for all
 * @param prepared lets the query be written and planned once, for readers that are called often
 */
export async function readInterviews(
  db: Queryable,
  {
    cohortId,
    which,
    now,
    prepared,
  }: { cohortId: string; which: SQL | undefined; now: Date; prepared?: Prepared },
): Promise<Interview[]> {
  const rows = prepared
    ? await preparedOnce(db, prepared.name, () =>
        selectInterviews(db, sql.placeholder('cohortId'), which),
      ).execute({ ...prepared.values, cohortId })
    : await selectInterviews(db, cohortId, which);
  return rows.map(({ closedAt, hasAnswers, quizzesStarted, quizzesDone, ...row }) => {
    const startDate = row.startDate?.toISOString() ?? null;
    const isClosed = closedAt !== null;
    const hasNotes = isClosed || hasAnswers;
    const slotStatus = interviewStatus({
      stored: row.slotStatus,
      startDate,
      quiz: quizzesDone ? 'COMPLETED' : quizzesStarted ? 'STARTED' : null,
      hasNotes,
      now: now.toISOString(),
    });
    return {
      ...row,
      startDate,
      slotStatus,
      feedbackStatus: feedbackStatusOf(slotStatus, row.feedbackStatus),
      isClosed,
      hasNotes,
    };
  });
}
