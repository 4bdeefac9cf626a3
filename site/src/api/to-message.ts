import { ApiError } from '@plinth/api-client/api-error';
import { GENERIC_ERROR } from '@plinth/domain/errors/error-message';

/** What a person reads about a failed call. */
export function toMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : GENERIC_ERROR;
}

/** The state of things has moved on: reading it again says more than the refusal. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
