import { ApiError } from '@plinth/api-client/api-error';

/** The server's word where it has said one. */
export const refusalText = (error: Error | null): string =>
  error === null ? '' : error instanceof ApiError ? error.message : 'Something went wrong';
