import { ORPCError, ValidationError } from '@orpc/server';
import { ERROR_STATUS } from '@plinth/domain/errors/error-codes';
import type { Logger } from 'pino';
import { Refusal } from '../services/refusal.ts';

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined };

const fieldPath = (issue: Issue) =>
  (issue.path ?? [])
    .map((part) => String(typeof part === 'object' ? part.key : part))
    .filter((part, index) => index > 0 || !['body', 'query', 'params', 'headers'].includes(part))
    .join('.');

/** The only place where a service's refusal becomes HTTP: `{status, code, message, data?: {details?}}` (D-44). */
export function toHttpError(error: unknown, log: Logger, requestId: string): ORPCError<string, unknown> {
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
      const first = fields[0];
      const details = first ? (first.path ? `${first.path}: ${first.message}` : first.message) : undefined;
      return new ORPCError('BAD_REQUEST', {
        status: 400,
        message: 'Some of the data is not as it should be.',
        data: { ...(details ? { details } : {}), fields },
      });
    }
    if (error.status < 500) return error;
  }
  log.error({ err: error, requestId }, 'unexpected failure');
  return new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'Something went wrong' });
}
