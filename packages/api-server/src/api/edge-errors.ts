import { ORPCError, ValidationError } from '@orpc/server';
import { ERROR_STATUS } from '@plinth/domain/errors/error-codes';
import { isOutOfRoom } from '../db/is-out-of-room.ts';
import { isOutage } from '../db/is-outage.ts';
import type { Outages } from '../db/outages.ts';
import { fileServiceErrorOf } from '../gateways/files/file-service-error.ts';
import { Refusal } from '../services/refusal.ts';
import { toldDetails } from '../services/told-details.ts';

/** Sent with 503: the same call may succeed in a few seconds. */
export const UNAVAILABLE_MESSAGE = 'The school cannot answer right now. Try again in a moment.';
/** Sent with 507: nothing of the call was saved. */
export const NO_ROOM_MESSAGE =
  'The school has no room left on its disk, so nothing can be saved right now. Nothing was changed; try again later.';

/** Sent with 507 by a school whose files are stored at a service. */
export const NO_ROOM_FOR_FILES_MESSAGE =
  'The school has no room left for files, so this one was not saved. Try again later.';
/** Sent with 503 while the file service is unavailable. */
export const FILES_AWAY_MESSAGE =
  'The school cannot save or open files right now. Everything else works; try again in a while.';

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

const fieldPath = (issue: Issue) =>
  (issue.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .filter((part, index) => index > 0 || !['body', 'query', 'params', 'headers'].includes(part))
    .join('.');

/** The only place where a service's refusal becomes HTTP: `{status, code, message, data?: {details?}}`. */
export function toHttpError(error: unknown, outages: Outages, requestId: string): ORPCError<string, unknown> {
  if (error instanceof Refusal)
    return new ORPCError(error.code, {
      status: ERROR_STATUS[error.code],
      message: error.message,
      data: error.data,
    });
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
      const fields = error.cause.issues.map((issue) => ({
        path: fieldPath(issue as Issue),
        message: issue.message,
      }));
      return new ORPCError('BAD_REQUEST', {
        status: 400,
        message: 'Some of the data is not valid.',
        data: { ...toldDetails(fields), fields },
      });
    }
    if (error.status < 500) return error;
  }
  outages.note(error, 'error', 'unexpected failure', { requestId });
  const files = fileServiceErrorOf(error);
  if (files?.kind === 'FULL')
    return new ORPCError('INSUFFICIENT_STORAGE', { status: 507, message: NO_ROOM_FOR_FILES_MESSAGE });
  if (files) return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: FILES_AWAY_MESSAGE });
  if (isOutage(error))
    return new ORPCError('SERVICE_UNAVAILABLE', { status: 503, message: UNAVAILABLE_MESSAGE });
  if (isOutOfRoom(error))
    return new ORPCError('INSUFFICIENT_STORAGE', { status: 507, message: NO_ROOM_MESSAGE });
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong' });
}
