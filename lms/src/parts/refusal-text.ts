import { ApiError } from '@plinth/api-client/api-error';

/** What a failure says: of a call what the school said or what became of it, of anything else that it lies here. */
export const refusalText = (error: unknown): string =>
  error === null
    ? ''
    : error instanceof ApiError
      ? error.message
      : 'Something went wrong on this page. Try again; if it happens again, reload the page.';
