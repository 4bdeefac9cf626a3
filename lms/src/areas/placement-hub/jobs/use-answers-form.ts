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
  /** What else is missing, by its name. */
  missing?: Record<string, string | null>;
  send: (answers: ResponseEntry[]) => Promise<unknown>;
  onSent: () => unknown;
};

const NO_ANSWERS: readonly ResponseEntry[] = [];

/** The answers to some questions, kept for this tab until they are sent; what is wrong is told once it was tried. */
export function useAnswersForm({ questions, saved = NO_ANSWERS, missing, ...facts }: AnswersForm) {
  const asked = new Set(questions.map(({ questionId }) => questionId));
  const own = (answers: readonly ResponseEntry[]) =>
    answers.filter(({ questionId }) => asked.has(questionId));
  const form = useStoredForm({
    ...facts,
    saved: { answers: saved },
    judge: ({ answers }) =>
      judged(
        { ...missing, ...responseProblems(questions, own(answers)) },
        own(answers).filter((answer) => !isBlank(answer)),
      ),
  });
  return {
    ...form,
    /** What the input of a question takes. */
    fieldOf: (question: Question) => ({
      question,
      value: own(form.draft.answers).find(({ questionId }) => questionId === question.questionId),
      error: form.problemOf(question.questionId),
      onChange: (entry: ResponseEntry) =>
        form.change('answers', [
          ...own(form.latest().answers).filter(({ questionId }) => questionId !== entry.questionId),
          entry,
        ]),
    }),
  };
}
