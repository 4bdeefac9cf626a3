import { ORPCError } from '@orpc/client';
import { ApiError } from './api-error.ts';

/** The one translator of failures: whatever a call throws becomes an ApiError. Aborts stay what they are. */
export function toApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof ORPCError)
    return new ApiError({ status: error.status, code: error.code, message: error.message, data: error.data });
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return new ApiError({ status: 0, code: 'NO_ANSWER', message: '' });
}
