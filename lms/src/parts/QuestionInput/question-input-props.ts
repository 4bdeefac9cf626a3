import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';

/** Sends a file that a question asks for, telling the share sent, 0 to 1; answers the id of the document. */
export type SendDocument = (
  file: File,
  facts: { questionId: string; onProgress: (share: number) => void },
) => Promise<string>;

/** What asking a question takes, whatever its type. */
export type QuestionInputProps = {
  question: Question;
  /** The answer so far. */
  value: ResponseEntry | undefined;
  /** The answer as it is now; for a GROUP_QUESTION that of the sub-question it names. */
  onChange: (entry: ResponseEntry) => void;
  error?: string | null | undefined;
  /** The answers and errors of sub-questions, for a GROUP_QUESTION. */
  answerOf?: ((questionId: string) => ResponseEntry | undefined) | undefined;
  problemOf?: ((questionId: string) => string | null | undefined) | undefined;
  /** Sends a document for the question and answers its id; without it the question points to the documents page. */
  sendDocument?: SendDocument | undefined;
  /** The ids of options to show as right once an answer was marked; nothing can be changed then. */
  correctOptionIds?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  /** Few short options stand beside each other where there is room. */
  isDense?: boolean | undefined;
};
