import type { Attempt } from '@plinth/domain/quizzes/attempt-state';
import type { formResponses, forms } from '../../db/schema/forms.ts';

export type ResponseRow = typeof formResponses.$inferSelect;
export type FormRow = typeof forms.$inferSelect;

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

/** All questions of a form in their order. */
export const questionsOf = (form: Pick<FormRow, 'pages'>) => form.pages.flatMap((page) => page.questions);
