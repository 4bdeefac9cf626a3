import { ApiError } from '@plinth/api-client/api-error';
import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { isBlank } from '@plinth/domain/quizzes/validate-response';
import { judged } from '@plinth/ui/forms/judged';
import { responseProblems } from '../../../parts/response-problems.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';

type AnswersForm = {
  key: string;
  questions: readonly Question[];
  saved?: readonly ResponseEntry[] | undefined;
  /**
   * Lets a started form continue with the questions it started with, even if they have changed since: the server
   * accepts both.
   */
  keepsQuestions?: boolean;
  /** Other missing input, by name. */
  missing?: Record<string, string | null>;
  send: (answers: ResponseEntry[]) => Promise<unknown>;
  onSent: () => unknown;
};

type Draft = {
  answers: readonly ResponseEntry[];
  /**
   * The questions as they were when the first answer was given; null before that, and if today's questions always
   * apply.
   */
  asked: readonly Question[] | null;
};

const NO_ANSWERS: readonly ResponseEntry[] = [];

/**
 * The answers to some questions, saved for this tab until they are sent; problems are shown after the first attempt.
 */
export function useAnswersForm({
  questions: today,
  saved = NO_ANSWERS,
  keepsQuestions = false,
  missing,
  send,
  ...facts
}: AnswersForm) {
  const own = (answers: readonly ResponseEntry[], questions: readonly Question[]) =>
    answers.filter((answer) => questions.some(({ questionId }) => questionId === answer.questionId));
  const nothing: Draft = { answers: saved, asked: null };
  const form = useStoredForm({
    ...facts,
    saved: nothing,
    judge: ({ answers, asked }) => {
      const questions = asked ?? today;
      const given = own(answers, questions);
      return judged(
        { ...missing, ...responseProblems(questions, given) },
        given.filter((answer) => !isBlank(answer)),
      );
    },
    send: async (answers) => {
      try {
        return await send(answers);
      } catch (error) {
        // The school no longer accepts answers to those questions: today's are shown instead.
        if (error instanceof ApiError && error.status === 400) form.change('asked', null);
        throw error;
      }
    },
  });
  const questions = form.draft.asked ?? today;
  return {
    ...form,
    /** The questions as of the first answer, or today's. */
    questions,
    /** The props of a question's input. */
    fieldOf: (question: Question) => ({
      question,
      value: own(form.draft.answers, questions).find(({ questionId }) => questionId === question.questionId),
      error: form.problemOf(question.questionId),
      onChange: (entry: ResponseEntry) => {
        if (keepsQuestions && form.latest().asked === null) form.change('asked', today);
        form.change('answers', [
          ...own(form.latest().answers, questions).filter(
            ({ questionId }) => questionId !== entry.questionId,
          ),
          entry,
        ]);
      },
    }),
  };
}
