import { JOB_FEEDBACK_QUESTIONS } from '@plinth/domain/jobs/job-feedback';
import type { OfficeJobApplicationDetail } from '@plinth/domain/jobs/office-job-application';
import { and, asc, eq } from 'drizzle-orm';
import { userJobFeedback, userJobUpdates } from '../../db/schema/jobs.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { answersTo } from '../forms/answers-to.ts';
import { refuse } from '../refusal.ts';
import { findJobApplication, toListed } from './list-job-applications.ts';

/** Returns one application with what was handed in and all its steps. @throws Refusal NOT_FOUND */
export async function readJobApplication(
  { db }: Pick<Deps, 'db'>,
  userJobId: string,
): Promise<{ application: OfficeJobApplicationDetail }> {
  const found = await findJobApplication(db, userJobId);
  if (!found) throw refuse('NOT_FOUND', 'Application not found.');
  const { application, opening, asked } = found;
  const [steps, said, [resume]] = await Promise.all([
    db
      .select()
      .from(userJobUpdates)
      .where(eq(userJobUpdates.userJobId, userJobId))
      .orderBy(asc(userJobUpdates.createdAt), asc(userJobUpdates.updateId)),
    db
      .select()
      .from(userJobFeedback)
      .where(eq(userJobFeedback.userJobId, userJobId))
      .orderBy(asc(userJobFeedback.createdAt), asc(userJobFeedback.feedbackId)),
    db
      .select({ name: documents.name })
      .from(documents)
      .where(
        and(
          eq(documents.documentId, application.resumeDocumentId),
          eq(documents.userId, application.userId),
          eq(documents.status, 'COMPLETED'),
        ),
      ),
  ]);
  const { offerCtc: ctc, offerCurrency: currency, offeredAt, offerText } = application;
  return {
    application: {
      ...toListed(found),
      mayMove:
        application.recordStatus === 'ACTIVE' &&
        application.offerStatus === null &&
        opening.recordStatus === 'ACTIVE',
      rounds: opening.rounds,
      answers: answersTo(asked ?? opening.questions, application.responses),
      resume: resume ?? null,
      updates: steps.map(({ round, status, text, createdAt }) => ({
        round,
        status,
        text,
        createdAt: createdAt.toISOString(),
      })),
      feedback: said.map(({ round, responses, createdAt }) => ({
        round,
        answers: answersTo(JOB_FEEDBACK_QUESTIONS, responses),
        createdAt: createdAt.toISOString(),
      })),
      offer:
        ctc !== null && currency !== null && offeredAt !== null
          ? { ctc, currency, text: offerText ?? '', offeredAt: offeredAt.toISOString() }
          : null,
    },
  };
}
