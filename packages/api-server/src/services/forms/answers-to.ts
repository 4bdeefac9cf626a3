import { answerAsText } from '@plinth/domain/forms/answer-as-text';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';

type Asked = { questionId: string; question: string; options: readonly { optionId: string; text: string }[] };

/** Returns every question with its answer as text; empty if unanswered. */
export const answersTo = (
  questions: readonly Asked[],
  responses: readonly ResponseEntry[],
): { question: string; answer: string }[] =>
  questions.map((asked) => ({
    question: asked.question,
    answer: answerAsText(
      asked,
      responses.find(({ questionId }) => questionId === asked.questionId),
    ),
  }));
