import { ApiError } from '@plinth/api-client/api-error';
import { GENERIC_ERROR } from '@plinth/domain/errors/error-message';

/**
 * Returns whether an answer is a final refusal, so that resending is useless: anything below 500 except too many calls.
 */
export const isSaveRefused = (error: unknown): boolean =>
  error instanceof ApiError && !error.isOutage && error.status !== 429;

/**
 * Returns the text about answers that could not be saved, and what happens to them. Only a missing answer means the
 * connection.
 * @param kept where they are stored meanwhile, such as `this browser`
 */
export function unsavedText(error: unknown, kept: string): string {
  const { status, message } =
    error instanceof ApiError ? error : { status: error ? 500 : 0, message: GENERIC_ERROR };
  const answers = `Your answers are kept in ${kept}`;
  if (status === 0) return `Not saved: no connection. ${answers} and will be sent as soon as it is back.`;
  if (status === 429)
    return `Not saved: too much was sent at once. ${answers} and will be sent again automatically in a while.`;
  if (status >= 500)
    return `Not saved: something is wrong at the school. ${answers} and will be sent again automatically.`;
  if (status === 410)
    return `Not saved: this link has ended. ${answers}; continue with the link in our last email.`;
  return `Not saved: ${message.replace(/\.?$/, '.')} ${answers}.`;
}
