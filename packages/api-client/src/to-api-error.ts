import { ApiError } from './api-error.ts';

/** Turns any reason why a call was not answered into an ApiError. Aborts are unchanged. */
export function toApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return new ApiError({ status: 0, code: 'NO_ANSWER', message: '' });
}
