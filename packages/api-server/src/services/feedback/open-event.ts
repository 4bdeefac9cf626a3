import { createHash } from 'node:crypto';
import type { FeedbackCategory } from '@plinth/domain/feedback/feedback-category';
import type { FormDisplayPosition } from '@plinth/domain/feedback/form-display-position';
import type { QuestionType } from '@plinth/domain/forms/question-type';
import type { FeedbackAudience } from '@plinth/domain/roles/feedback-audience';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { lockRow } from '../../db/lock-row.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { liveSessions } from '../../db/schema/curriculum.ts';
import { feedbackEvents } from '../../db/schema/feedback.ts';
import { type FormPage, forms } from '../../db/schema/forms.ts';
import { sessionFeedback } from '../../db/schema/lead-mentors.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { type BatchName, findBatch } from '../cohorts/find-batch.ts';
import { stableId } from '../courses/stable-id.ts';
import { refuse } from '../refusal.ts';

/** A form as staff write it. `category` is the measure that a question contributes to. */
export type WrittenForm = {
  title: string;
  questions: readonly {
    question: string;
    questionType: QuestionType;
    options: readonly string[];
    isRequired: boolean;
    category?: FeedbackCategory | undefined;
  }[];
};

export type OpenEvent = {
  form: WrittenForm;
  /** Null for every cohort. */
  cohort: BatchName | { cohortId: string } | null;
  /** The last segment of the page's path. */
  page: string;
  audiences: readonly FeedbackAudience[];
  category: FeedbackCategory;
  position: FormDisplayPosition;
  isMandatory: boolean;
  /** Null starts immediately. */
  from?: Date | null;
  until: Date | null;
  /** The session that is asked about: its cohort is asked, and the stars given are its rating. */
  liveSessionId?: string;
};

/**
 * Stores a form. The same text is the same form, a different text a different one, so that answers stay with the
 * questions they answer.
 */
async function putForm(tx: Transaction, written: WrittenForm): Promise<string> {
  const key = `feedback-${createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 24)}`;
  const questions: FormPage['questions'] = written.questions.map(({ options, category, ...rest }, index) => ({
    questionId: stableId(key, String(index)),
    ...rest,
    meta: category ? { category } : {},
    options: options.map((text) => ({ optionId: stableId(key, String(index), text), text })),
  }));
  const [form] = await tx
    .insert(forms)
    .values({ kind: 'FEEDBACK', title: written.title, key, pages: [{ pageId: 'feedback', questions }] })
    // An existing row is identical; this only returns its id.
    .onConflictDoUpdate({ target: forms.key, set: { title: sql`excluded.title` } })
    .returning({ formId: forms.formId });
  if (!form) throw new Error('the form was not written');
  return form.formId;
}

/** @throws Refusal NOT_FOUND no such session */
async function cohortOfSession(tx: Transaction, liveSessionId: string): Promise<string> {
  const session = await lockRow(tx, liveSessions, eq(liveSessions.liveSessionId, liveSessionId));
  if (!session) throw refuse('NOT_FOUND', 'Session not found.');
  return session.cohortId;
}

/** @throws Refusal NOT_FOUND no such cohort */
async function cohortNamed(tx: Transaction, cohort: BatchName | { cohortId: string }): Promise<string> {
  if (!('cohortId' in cohort)) return (await findBatch(tx, cohort)).cohortId;
  const [found] = await tx
    .select({ cohortId: cohorts.cohortId })
    .from(cohorts)
    .where(eq(cohorts.cohortId, cohort.cohortId));
  if (!found) throw refuse('NOT_FOUND', 'Cohort not found.');
  return found.cohortId;
}

const atEnd = (message: string) =>
  refuse('BAD_REQUEST', message, { details: message, fields: [{ path: 'endsAt', message }] });

/**
 * Starts asking a form on a page, of audiences in one cohort or in all, optionally about a session. Leaves an audit
 * row.
 * @throws Refusal NOT_FOUND no such cohort or session, BAD_REQUEST an end that has passed, CONFLICT asked there already
 */
export async function openEvent(
  deps: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  input: OpenEvent,
): Promise<{ eventId: string }> {
  const { cohort, page, category, isMandatory, until, liveSessionId } = input;
  const now = deps.now();
  const startsAt = input.from && input.from > now ? input.from : now;
  if (until && until <= now) throw atEnd('The end has already passed.');
  if (until && until <= startsAt) throw atEnd('The end comes before the beginning.');
  return deps.db.transaction(async (tx) => {
    const cohortId = liveSessionId
      ? await cohortOfSession(tx, liveSessionId)
      : cohort
        ? await cohortNamed(tx, cohort)
        : null;
    const formId = await putForm(tx, input.form);
    const [open] = await tx
      .select({ eventId: feedbackEvents.eventId })
      .from(feedbackEvents)
      .where(
        and(
          eq(feedbackEvents.formId, formId),
          eq(feedbackEvents.page, page),
          sql`${feedbackEvents.cohortId} is not distinct from ${cohortId}::uuid`,
          sql`(select f.live_session_id from ${sessionFeedback} f where f.event_id = ${feedbackEvents.eventId})
            is not distinct from ${liveSessionId ?? null}::uuid`,
          sql`(${feedbackEvents.endsAt} is null or ${feedbackEvents.endsAt} > ${now})`,
        ),
      );
    if (open) throw refuse('CONFLICT', `This form is asked there already, or will be: ${open.eventId}.`);
    const [event] = await tx
      .insert(feedbackEvents)
      .values({
        formId,
        cohortId,
        page,
        audiences: [...input.audiences],
        category,
        isMandatory,
        formDisplayPosition: input.position,
        startsAt,
        endsAt: until,
        createdAt: now,
      })
      .returning({ eventId: feedbackEvents.eventId });
    if (!event) throw new Error('the event was not written');
    if (liveSessionId) await tx.insert(sessionFeedback).values({ eventId: event.eventId, liveSessionId });
    await recordAudit(tx, now, act, {
      action: 'open-feedback',
      details: { eventId: event.eventId, title: input.form.title, page, cohortId },
    });
    return event;
  });
}
