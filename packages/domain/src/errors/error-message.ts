/** What is said when nothing better is known. */
export const GENERIC_ERROR = 'Something went wrong';

/** An answer that failed, as much of it as is known; status is absent or 0 when there was no answer. */
export type FailedAnswer = {
  status?: number | undefined;
  /** Whether it was waited for an answer as long as anybody waits. */
  isLate?: boolean | undefined;
  message?: string | undefined;
  data?: { details?: unknown; message?: unknown } | null | undefined;
  error?: unknown;
};

const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/**
 * The message shown for a failed answer: without one that it did not come; from 500 on only the generic one; below that
 * data.details, the message of the data, the message and then the error text, else the generic one. Details that are no
 * text, such as the unlock time of a lock, are passed over.
 */
export function errorMessage(answer: FailedAnswer): string {
  const { status, isLate, data, message, error } = answer;
  if (status === 0)
    return isLate
      ? 'The school did not answer in time. Try again in a minute.'
      : 'No connection to the school. Check your network and try again.';
  if (status !== undefined && status >= 500) return GENERIC_ERROR;
  const errorText = error instanceof Error ? error.message : error;
  return (
    asText(data?.details) ?? asText(data?.message) ?? asText(message) ?? asText(errorText) ?? GENERIC_ERROR
  );
}
