/** The fallback message. */
export const GENERIC_ERROR = 'Something went wrong';

/** A failed answer, as far as it is known; status is absent or 0 if no answer arrived. */
export type FailedAnswer = {
  status?: number | undefined;
  /** Whether the request timed out. */
  isLate?: boolean | undefined;
  message?: string | undefined;
  data?: { details?: unknown; message?: unknown } | null | undefined;
  error?: unknown;
};

const asText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/**
 * Returns the message shown for a failed answer: that it did not arrive, if there is none; from 500 on only the generic
 * message; below that the first of data.details, the data's message, the message and the error text, else the generic
 * one. Details that are not text, such as the unlock time of a lock, are skipped.
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
