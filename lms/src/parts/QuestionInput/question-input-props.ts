import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';

/** Sends a file that a question requires, reporting the fraction sent, 0 to 1; returns the id of the document. */
export type SendDocument = (
  file: File,
  facts: { questionId: string; onProgress: (share: number) => void },
) => Promise<string>;

/** The props of a question of any type. */
export type QuestionInputProps = {
  question: Question;
  /** The answer so far. */
  value: ResponseEntry | undefined;
  /** The current answer; for a GROUP_QUESTION, that of the sub-question it names. */
  onChange: (entry: ResponseEntry) => void;
  error?: string | null | undefined;
  /** The answers and errors of sub-questions, for a GROUP_QUESTION. */
  answerOf?: ((questionId: string) => ResponseEntry | undefined) | undefined;
  problemOf?: ((questionId: string) => string | null | undefined) | undefined;
  /** Sends a document for the question and returns its id; without it the question points to the documents page. */
  sendDocument?: SendDocument | undefined;
  /** The ids of the options to show as correct once an answer has been marked; nothing can be changed then. */
  correctOptionIds?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  /** Whether a few short options are placed side by side if there is room. */
  isDense?: boolean | undefined;
};
