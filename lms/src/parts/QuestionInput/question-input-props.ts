import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';

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
  /** Sends a document and answers its id; without it the question points to the documents page. */
  sendDocument?: ((file: File) => Promise<string>) | undefined;
  /** How a sent document is called. */
  documentName?: string | undefined;
  /** The ids of options to show as right once an answer was marked; nothing can be changed then. */
  correctOptionIds?: readonly string[] | undefined;
  disabled?: boolean | undefined;
};
