import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { askedQuestions, type QuizPlan } from '@plinth/domain/quizzes/asked-questions';
import type { Attempt } from '@plinth/domain/quizzes/attempt-state';
import type { QuizType } from '@plinth/domain/quizzes/quiz-type';
import { and, eq } from 'drizzle-orm';
import { formResponses, type forms } from '../../db/schema/forms.ts';

export type ResponseRow = typeof formResponses.$inferSelect;
export type FormRow = typeof forms.$inferSelect;

/** A learner's quiz in a cohort. */
export type QuizPlace = { cohortId: string; userId: string; nodeId: string; namespace: Namespace };

/** The condition for the attempts of one learner at a quiz. */
export const ofQuiz = (place: Pick<QuizPlace, 'userId' | 'cohortId'>, form: Pick<FormRow, 'formId'>) =>
  and(
    eq(formResponses.userId, place.userId),
    eq(formResponses.formId, form.formId),
    eq(formResponses.cohortId, place.cohortId),
  );

/** Returns the most attempts at a quiz; null means no limit. */
export const maxAttemptsOf = ({ maxRetakes }: Pick<FormRow, 'maxRetakes'>) =>
  maxRetakes === null ? null : maxRetakes + 1;

/** Converts a response to the form the attempt rules use; its end was fixed when it began. */
export const toAttempt = ({
  startedAt,
  endsAt,
  completedAt,
}: Pick<ResponseRow, 'startedAt' | 'endsAt' | 'completedAt'>): Attempt => ({
  startedAt: startedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
  timeLimitSeconds: endsAt ? (endsAt.getTime() - startedAt.getTime()) / 1000 : null,
});

/** Returns all questions of a form as written; `questionsOfAttempt` returns those a learner is asked. */
export const questionsOf = (form: Pick<FormRow, 'pages'>) => form.pages.flatMap((page) => page.questions);

/** Returns the type of a quiz; null for a form of another kind. */
export const quizTypeOf = ({ kind, quizType }: Pick<FormRow, 'kind' | 'quizType'>): QuizType | null =>
  kind === 'QUIZ' ? (quizType ?? 'GRADED') : null;

/** Converts a form to the plan that attempts are made from. */
export const planOf = (form: FormRow): QuizPlan => ({
  questions: questionsOf(form),
  quizType: quizTypeOf(form),
  pools: form.pools,
});

/** Returns the questions of one attempt in that attempt's order. */
export const questionsOfAttempt = (form: FormRow, { responseId, asked }: ResponseRow) =>
  askedQuestions(planOf(form), { seed: responseId, ...(asked ? { asked } : {}) });
