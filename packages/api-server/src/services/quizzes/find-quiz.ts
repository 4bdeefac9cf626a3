import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { askedCount } from '@plinth/domain/quizzes/asked-questions';
import type { QuizSummary } from '@plinth/domain/quizzes/quiz-summary';
import type { QuizUnavailable } from '@plinth/domain/quizzes/quiz-unavailable';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { formResponses, forms } from '../../db/schema/forms.ts';
import type { CohortView } from '../curriculum/cohort-view.ts';
import { findOpenNode } from '../curriculum/open-curriculum.ts';
import { Refusal, refuse } from '../refusal.ts';
import { type FormRow, planOf } from './attempt.ts';
import { readFormAsBegun } from './form-as-begun.ts';

/**
 * Finds the quiz at a node. A quiz is identified by its node (quizId is the nodeId) and its form, which must match.
 * @throws Refusal NOT_FOUND, LOCKED
 */
export async function findQuiz(
  db: Queryable,
  view: CohortView,
  { namespace, quizId, formId }: { namespace: Namespace; quizId: string; formId?: string },
): Promise<FormRow> {
  const node = findOpenNode(view, namespace, quizId);
  const unknown = refuse('NOT_FOUND', 'Quiz not found.');
  if (node.formId === null || (formId !== undefined && formId !== node.formId)) throw unknown;
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.formId, node.formId), eq(forms.kind, 'QUIZ')));
  if (!form) throw unknown;
  return form;
}

type Named = { namespace: Namespace; quizId: string; formId?: string };

/** Finds the quiz at a node by the latest attempt of a learner, or the latest in a status. */
async function findAttempted(
  db: Queryable,
  view: CohortView,
  userId: string,
  { namespace, quizId, formId }: Named,
  status?: 'STARTED',
): Promise<FormRow | null> {
  if (!view.tree.nodes.has(quizId) && !view.tree.retired.has(quizId)) return null;
  const [last] = await db
    .select()
    .from(formResponses)
    .where(
      and(
        eq(formResponses.userId, userId),
        eq(formResponses.cohortId, view.facts.cohortId),
        eq(formResponses.nodeId, quizId),
        eq(formResponses.namespace, namespace),
        status && eq(formResponses.status, status),
        formId === undefined ? undefined : eq(formResponses.formId, formId),
      ),
    )
    .orderBy(desc(formResponses.startedAt), desc(formResponses.attempt))
    .limit(1);
  const found = last && (await readFormAsBegun(db, last));
  return found?.today.kind === 'QUIZ' ? found.today : null;
}

/**
 * Finds the quiz at a node for a learner: a learner with an open attempt finds it even if it has since been locked,
 * moved or dropped from the course. @throws Refusal NOT_FOUND, LOCKED
 */
export async function findQuizOfLearner(
  db: Queryable,
  view: CohortView,
  userId: string,
  named: Named,
): Promise<FormRow> {
  try {
    return await findQuiz(db, view, named);
  } catch (refusal) {
    const form = refusal instanceof Refusal ? await findAttempted(db, view, userId, named, 'STARTED') : null;
    if (!form) throw refusal;
    return form;
  }
}

/**
 * Finds the quiz at a node for a learner who reads it: a learner with any attempt finds it whatever has become of it.
 * `unavailable` tells why no other attempt can be begun, as far as the course decides. @throws Refusal NOT_FOUND, LOCKED
 */
export async function findQuizToRead(
  db: Queryable,
  view: CohortView,
  userId: string,
  named: Named,
): Promise<{ form: FormRow; unavailable?: QuizUnavailable }> {
  try {
    return { form: await findQuiz(db, view, named) };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const form = await findAttempted(db, view, userId, named);
    if (!form) throw refusal;
    return { form, unavailable: refusal.code === 'LOCKED' ? 'LOCKED' : 'RETIRED' };
  }
}

/** Returns what may be known of a quiz before it is begun. */
export const summariseQuiz = (form: FormRow, quizId: string): QuizSummary => ({
  quizId,
  formId: form.formId,
  title: form.title,
  credits: form.credits,
  questionCount: askedCount(planOf(form)),
  ...(form.timeLimitSeconds === null ? {} : { timeLimitSeconds: form.timeLimitSeconds }),
  ...(form.maxRetakes === null ? {} : { maxAttempts: form.maxRetakes + 1 }),
  quizType: form.quizType ?? 'GRADED',
});
