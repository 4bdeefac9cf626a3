import { ApiError } from '@plinth/api-client/api-error';

/** Whether a call was refused because something is not open to this person or does not exist. */
export const isClosed = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);
