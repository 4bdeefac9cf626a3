import { type EvaluationForm, findEvaluationQuestion } from '@plinth/domain/evaluation-day/evaluation-form';
import { entriesProblem } from '@plinth/domain/evaluation-day/interview-answers';
import type { InterviewEntry } from '@plinth/domain/evaluation-day/interview-response';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { interviewEntries, interviewResponses, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { refuse } from '../refusal.ts';
import { findEvaluationForm } from './find-evaluation-form.ts';
import { heldBy, readInterviews } from './read-interviews.ts';

type Noted = { userId: string; questionId: string; entries: InterviewEntry[] };
type Remark = { userId: string; remark: string };

/** Names each answer that does not fit, so that a guide whose form was replaced meanwhile keeps the others. */
function requireFittingAnswers(form: EvaluationForm, responses: readonly Noted[]) {
  const fields = responses.flatMap(({ questionId, entries }) => {
    const question = findEvaluationQuestion(form, questionId);
    const message = question ? entriesProblem(question, entries) : 'A question is not part of the form.';
    return message === null ? [] : [{ path: questionId, message }];
  });
  if (fields[0]) throw refuse('BAD_REQUEST', fields[0].message, { details: fields[0].message, fields });
}

/** Saves remarks to learners in their notes; an empty one removes the earlier one. */
async function noteRemarks(
  tx: Transaction,
  {
    formId,
    cohortId,
    remarks,
    now,
  }: { formId: string; cohortId: string; remarks: readonly Remark[]; now: Date },
) {
  const last = new Map(remarks.map(({ userId, remark }) => [userId, remark]));
  await tx
    .insert(interviewResponses)
    .values(
      [...last].map(([userId, remark]) => ({
        formId,
        cohortId,
        userId,
        remark: remark === '' ? null : remark,
        createdAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [interviewResponses.cohortId, interviewResponses.userId],
      set: { remark: sql`excluded.remark` },
    });
}

/**
 * Notes answers about the guide's interviews and remarks to their learners, all or none; of two notes on one question,
 * and of two remarks to one learner, the last counts. The number of statements is constant, however many learners and
 * answers.
 * @throws Refusal BAD_REQUEST foreign question or option, NOT_FOUND a learner not assigned, CONFLICT feedback closed,
 * or the interview has not begun
 */
export async function registerResponses(
  deps: Deps,
  guide: Member,
  {
    formId,
    responses,
    remarks = [],
  }: { formId: string; responses: readonly Noted[]; remarks?: readonly Remark[] | undefined },
): Promise<{ registered: number }> {
  const { cohortId } = guide.membership;
  const form = await findEvaluationForm(deps.db, cohortId, formId);
  requireFittingAnswers(form, responses);
  const userIds = [...new Set([...responses, ...remarks].map(({ userId }) => userId))].sort();
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx
      .select({ userId: interviews.userId })
      .from(interviews)
      .where(and(eq(interviews.cohortId, cohortId), inArray(interviews.userId, userIds)))
      .orderBy(interviews.userId)
      .for('update');
    const held = await readInterviews(tx, {
      cohortId,
      which: and(inArray(interviews.userId, userIds), heldBy(guide.userId)),
      now,
    });
    if (held.length < userIds.length)
      throw refuse('NOT_FOUND', 'There is no interview of yours with one of these learners.');
    if (
      held.some(({ isClosed, slotStatus }) => isClosed || slotStatus === 'ABSENT' || slotStatus === 'MISSED')
    )
      throw refuse('CONFLICT', 'The feedback on one of these interviews is closed.');
    if (held.some(({ slotStatus }) => slotStatus === 'SLOT_BOOKED' || slotStatus === 'SLOT_NOT_BOOKED'))
      throw refuse('CONFLICT', 'One of these interviews has not begun.');
    await tx
      .insert(interviewResponses)
      .values(userIds.map((userId) => ({ formId, cohortId, userId, createdAt: now })))
      .onConflictDoNothing();
    if (remarks.length > 0) await noteRemarks(tx, { formId, cohortId, remarks, now });
    if (responses.length === 0) return;
    const rows = await tx
      .select({ userId: interviewResponses.userId, responseId: interviewResponses.responseId })
      .from(interviewResponses)
      .where(and(eq(interviewResponses.cohortId, cohortId), inArray(interviewResponses.userId, userIds)));
    const responseOf = new Map(rows.map(({ userId, responseId }) => [userId, responseId]));
    const last = new Map(responses.map((noted) => [`${noted.userId} ${noted.questionId}`, noted]));
    await tx
      .insert(interviewEntries)
      .values(
        [...last.values()].flatMap(({ userId, questionId, entries }) => {
          const responseId = responseOf.get(userId);
          return responseId
            ? [{ responseId, questionId, entries, notedById: guide.userId, notedAt: now }]
            : [];
        }),
      )
      .onConflictDoUpdate({
        target: [interviewEntries.responseId, interviewEntries.questionId],
        set: {
          entries: sql`excluded.entries`,
          notedById: sql`excluded.noted_by_id`,
          notedAt: sql`excluded.noted_at`,
        },
      });
  });
  return { registered: responses.length + remarks.length };
}
