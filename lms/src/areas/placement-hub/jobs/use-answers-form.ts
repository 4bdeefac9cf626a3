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
  /** Whoever has begun goes on with the questions of then, also when others are asked by now: the server takes both. */
  keepsQuestions?: boolean;
  /** What else is missing, by its name. */
  missing?: Record<string, string | null>;
  send: (answers: ResponseEntry[]) => Promise<unknown>;
  onSent: () => unknown;
};

type Draft = {
  answers: readonly ResponseEntry[];
  /** The questions as they were when the first answer was given; null before, and where they are always those of today. */
  asked: readonly Question[] | null;
};

const NO_ANSWERS: readonly ResponseEntry[] = [];

/** The answers to some questions, kept for this tab until they are sent; what is wrong is told once it was tried. */
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
        // The school takes answers to those no more: what it asks today is shown instead.
        if (error instanceof ApiError && error.status === 400) form.change('asked', null);
        throw error;
      }
    },
  });
  const questions = form.draft.asked ?? today;
  return {
    ...form,
    /** What is asked: as it was when the first answer was given, or as it is today. */
    questions,
    /** What the input of a question takes. */
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
