import type { ApplicationAnswer } from '@plinth/domain/course-applications/application-answers';
import { DEFAULT_COUNTRY } from '@plinth/domain/course-applications/application-form';
import type { ApplicationField } from '@plinth/domain/course-applications/application-pages';
import type { Draft } from '../../api/client.ts';
import type { Step } from './steps.ts';

export type Answers = Partial<Record<ApplicationField, ApplicationAnswer>>;

const textOf = (questionId: ApplicationField, responseText: string): ApplicationAnswer => ({
  questionId,
  responseId: null,
  responseText,
});

/** The answers of a person who has answered nothing yet: the country is India. */
export const NO_ANSWERS: Answers = { country: textOf('country', DEFAULT_COUNTRY) };

export const answerText = textOf;

/** Returns the answer with a chosen option; null removes the choice. */
export const answerOption = (questionId: ApplicationField, responseId: string | null): ApplicationAnswer => ({
  questionId,
  responseId,
  responseText: null,
});

/** Returns the answer to a question with rows, with one row changed. */
export function answerRow(
  known: ApplicationAnswer | undefined,
  questionId: ApplicationField,
  row: { questionId: string; responseId: string },
): ApplicationAnswer {
  const others = (known?.questions ?? []).filter((one) => one.questionId !== row.questionId);
  return { questionId, responseId: null, responseText: null, questions: [...others, row] };
}

/** Returns the answers in a saved draft. */
export function answersOfDraft(draft: Pick<Draft, 'pages' | 'optionalPages'>): Answers {
  const answers: Answers = { ...NO_ANSWERS };
  for (const { questionId, responseId, responseText, questions } of [
    ...draft.pages,
    ...draft.optionalPages,
  ].flatMap((page) => page.questions)) {
    const rows = questions?.filter((row) => row.responseId !== null);
    if (responseId === null && !responseText && !rows?.length) continue;
    answers[questionId] = {
      questionId,
      responseId,
      responseText,
      ...(rows?.length ? { questions: rows } : {}),
    };
  }
  return answers;
}

/**
 * Returns the answers as a draft is saved: page by page, only answered questions, without the resume, which the server
 * stores.
 */
export function pagesToSave(answers: Answers, steps: readonly Step[]) {
  const pagesOf = (isOptional: boolean) =>
    [...new Set(steps.filter((step) => step.isOptional === isOptional).map(({ pageId }) => pageId))].map(
      (pageId) => ({
        pageId,
        questions: steps
          .filter((step) => step.pageId === pageId)
          .flatMap(({ questions }) => questions)
          .flatMap(({ questionId }) => {
            const answer = answers[questionId];
            return answer && questionId !== 'resume' ? [answer] : [];
          }),
      }),
    );
  return { pages: pagesOf(false), optionalPages: pagesOf(true) };
}

/** Returns whether a question has any answer. */
export function isAnswered(answer: ApplicationAnswer | undefined): boolean {
  return Boolean(answer?.responseId || answer?.responseText?.trim() || answer?.questions?.length);
}
