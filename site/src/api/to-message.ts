import { ApiError } from '@plinth/api-client/api-error';
import { GENERIC_ERROR } from '@plinth/domain/errors/error-message';
import { ReloadWanted } from './reload-wanted.ts';

const RELOAD =
  'Nothing was sent: a part of this page did not load. Copy what you have typed, reload the page and try again.';

/** Returns the message a person reads about a failed call. */
export function toMessage(error: unknown): string {
  if (error instanceof ReloadWanted) return RELOAD;
  return error instanceof ApiError ? error.message : GENERIC_ERROR;
}

/** Returns whether the state has changed meanwhile: reading it again is more useful than the refusal. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409;
}
