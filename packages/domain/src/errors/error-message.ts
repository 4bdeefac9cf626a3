/** What is said when nothing better is known. */
export const GENERIC_ERROR = 'Something went wrong';

/** An answer that failed, as much of it as is known; status is absent when there was no answer. */
export type FailedAnswer = {
  status?: number | undefined;
  message?: string | undefined;
  data?: { details?: unknown; message?: unknown } | null | undefined;
  error?: unknown;
};

const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/**
 * The message shown for a failed answer: from 500 on only the generic one; below that data.details, the message of
 * the data, the message and then the error text, else the generic one. Details that are no text,
 * such as the unlock time of a lock, are passed over.
 */
export function errorMessage(answer: FailedAnswer): string {
  if (answer.status !== undefined && answer.status >= 500) return GENERIC_ERROR;
  const errorText = answer.error instanceof Error ? answer.error.message : answer.error;
  return (
    asText(answer.data?.details) ??
    asText(answer.data?.message) ??
    asText(answer.message) ??
    asText(errorText) ??
    GENERIC_ERROR
  );
}
