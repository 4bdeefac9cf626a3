import { ApiError } from './api-error.ts';

/** Whatever keeps a call from being answered becomes an ApiError. Aborts stay what they are. */
export function toApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return new ApiError({ status: 0, code: 'NO_ANSWER', message: '' });
}
