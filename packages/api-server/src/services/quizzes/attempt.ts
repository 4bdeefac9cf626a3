import type { Namespace } from '@plinth/domain/curriculum/namespace';
import { askedQuestions, type QuizPlan } from '@plinth/domain/quizzes/asked-questions';
import type { Attempt } from '@plinth/domain/quizzes/attempt-state';
import type { QuizType } from '@plinth/domain/quizzes/quiz-type';
import { and, eq } from 'drizzle-orm';
import { formResponses, type forms } from '../../db/schema/forms.ts';

export type ResponseRow = typeof formResponses.$inferSelect;
export type FormRow = typeof forms.$inferSelect;

/** A quiz in a cohort of a learner. */
export type QuizPlace = { cohortId: string; userId: string; nodeId: string; namespace: Namespace };

/** The attempts of one learner at a quiz. */
export const ofQuiz = (place: Pick<QuizPlace, 'userId' | 'cohortId'>, form: Pick<FormRow, 'formId'>) =>
  and(
    eq(formResponses.userId, place.userId),
    eq(formResponses.formId, form.formId),
    eq(formResponses.cohortId, place.cohortId),
  );

/** The most attempts at a quiz; null is no bound. */
export const maxAttemptsOf = ({ maxRetakes }: Pick<FormRow, 'maxRetakes'>) =>
  maxRetakes === null ? null : maxRetakes + 1;

/** A response as the rules of attempts read it; its end was fixed when it began. */
export const toAttempt = ({
  startedAt,
  endsAt,
  completedAt,
}: Pick<ResponseRow, 'startedAt' | 'endsAt' | 'completedAt'>): Attempt => ({
  startedAt: startedAt.toISOString(),
  completedAt: completedAt?.toISOString() ?? null,
  timeLimitSeconds: endsAt ? (endsAt.getTime() - startedAt.getTime()) / 1000 : null,
});

/** All questions of a form as they were written; what a learner is asked, `questionsOfAttempt` says. */
export const questionsOf = (form: Pick<FormRow, 'pages'>) => form.pages.flatMap((page) => page.questions);

/** The type of a quiz; null for a form of another kind. */
export const quizTypeOf = ({ kind, quizType }: Pick<FormRow, 'kind' | 'quizType'>): QuizType | null =>
  kind === 'QUIZ' ? (quizType ?? 'GRADED') : null;

/** A form as attempts are made from it. */
export const planOf = (form: FormRow): QuizPlan => ({
  questions: questionsOf(form),
  quizType: quizTypeOf(form),
  pools: form.pools,
});

/** The questions of one attempt in its own order. */
export const questionsOfAttempt = (form: FormRow, { responseId, asked }: ResponseRow) =>
  askedQuestions(planOf(form), { seed: responseId, ...(asked ? { asked } : {}) });
