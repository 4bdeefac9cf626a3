import { ApiError } from '@plinth/api-client/api-error';

/**
 * The text of a failure: for a call, the school's message or what happened to it; for anything else, that the fault is
 * here.
 */
export const refusalText = (error: unknown): string =>
  error === null
    ? ''
    : error instanceof ApiError
      ? error.message
      : 'Something went wrong on this page. Try again; if it happens again, reload the page.';
