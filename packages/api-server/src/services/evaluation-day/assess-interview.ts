import { reportSections } from '@plinth/domain/evaluation-day/evaluation-report';
import { missingAnswers, scoreInterview } from '@plinth/domain/evaluation-day/interview-answers';
import { and, eq } from 'drizzle-orm';
import { interviewResponses, interviews } from '../../db/schema/evaluation-day.ts';
import type { Deps } from '../../deps.ts';
import type { Member } from '../curriculum/open-curriculum.ts';
import { notify } from '../notifications/notify.ts';
import { refuse } from '../refusal.ts';
import { findEvaluationForm } from './find-evaluation-form.ts';
import { findOwnInterview } from './find-own-interview.ts';
import { readAnswers } from './read-answers.ts';

type Input = { userId: string; formId: string; responseId: string; remark?: string | undefined };

/**
 * Closes the feedback on one of the guide's interviews, once, and notifies the learner. The report is stored as it
 * reads then, with the remark noted before unless another one is given.
 * @throws Refusal NOT_FOUND, BAD_REQUEST required answers missing, CONFLICT ABSENT, MISSED or not begun
 */
export async function assessInterview(deps: Deps, guide: Member, input: Input) {
  const { userId, formId, responseId, remark } = input;
  const { cohortId } = guide.membership;
  const form = await findEvaluationForm(deps.db, cohortId, formId);
  const now = deps.now();
  const own = and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId));
  return deps.db.transaction(async (tx) => {
    // The same lock as for noting, so that no answer or remark gets into a closed report.
    await tx.select({ userId: interviews.userId }).from(interviews).where(own).for('update');
    const [response] = await tx
      .select({ score: interviewResponses.score, closedAt: interviewResponses.closedAt })
      .from(interviewResponses)
      .where(
        and(
          eq(interviewResponses.responseId, responseId),
          eq(interviewResponses.cohortId, cohortId),
          eq(interviewResponses.userId, userId),
        ),
      )
      .for('update');
    const { slotStatus } = await findOwnInterview(deps, tx, guide, userId);
    const done = (score: number | null) => ({ userId, slotStatus: 'FEEDBACK_COMPLETED' as const, score });
    if (response?.closedAt) return done(response.score);
    if (slotStatus === 'ABSENT' || slotStatus === 'MISSED')
      throw refuse('CONFLICT', 'This interview did not take place.');
    if (slotStatus === 'SLOT_BOOKED' || slotStatus === 'SLOT_NOT_BOOKED')
      throw refuse('CONFLICT', 'This interview has not begun.');
    if (!response) throw refuse('NOT_FOUND', 'Nothing was noted under this response.');
    const answers = await readAnswers(tx, responseId);
    const missing = missingAnswers(form, answers);
    if (missing.length > 0)
      throw refuse('BAD_REQUEST', 'Required answers are missing.', {
        details: `Not answered yet: ${missing.map(({ question }) => question).join(' ')}`,
        fields: missing.map(({ questionId }) => ({ path: questionId, message: 'This answer is required' })),
      });
    const score = scoreInterview(form, answers);
    await tx
      .update(interviewResponses)
      .set({
        report: reportSections(form, answers),
        score,
        ...(remark === undefined ? {} : { remark: remark === '' ? null : remark }),
        closedAt: now,
        closedById: guide.userId,
      })
      .where(eq(interviewResponses.responseId, responseId));
    await tx
      .update(interviews)
      .set({ slotStatus: 'FEEDBACK_COMPLETED', feedbackStatus: 'FEEDBACK_COMPLETED' })
      .where(own);
    await notify(tx, {
      userIds: [userId],
      category: 'REVIEW',
      key: `evaluation:${cohortId}`,
      title: 'Your evaluation is ready',
      text: 'Your guide has closed the feedback on your interview.',
      href: `/learn/${cohortId}/evaluation-day`,
      at: now,
    });
    return done(score);
  });
}
