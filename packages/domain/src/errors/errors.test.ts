import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from './error-codes.ts';
import { errorMessage } from './error-message.ts';

describe('errors', () => {
  const full = { details: 'The details', message: 'The data message' };

  it.each([
    { id: 'ERR-13', answer: { status: 500, message: 'SQL', data: full }, shown: 'Something went wrong' },
    { id: 'ERR-13', answer: { status: 503, message: 'down' }, shown: 'Something went wrong' },
    {
      id: 'ERR-13',
      answer: { status: 0 },
      shown: 'No connection to the school. Check your network and try again.',
    },
    {
      id: 'ERR-13',
      answer: { status: 0, isLate: true },
      shown: 'The school did not answer in time. Try again in a minute.',
    },
    { id: 'ERR-14', answer: { status: 499, message: 'M', data: full, error: 'E' }, shown: 'The details' },
    { id: 'ERR-14', answer: { data: full }, shown: 'The details' },
    {
      id: 'ERR-15',
      answer: { status: 400, data: { message: 'The data message' }, error: 'E' },
      shown: 'The data message',
    },
    { id: 'ERR-15', answer: { status: 400, message: 'The message', error: 'E' }, shown: 'The message' },
    { id: 'ERR-15', answer: { status: 400, message: 'M', data: { details: '  ' } }, shown: 'M' },
    {
      id: 'ERR-15',
      answer: { status: 403, message: 'M', data: { details: { unlocksAt: 'x' } } },
      shown: 'M',
    },
    { id: 'ERR-16', answer: { status: 400, error: 'The error text' }, shown: 'The error text' },
    { id: 'ERR-16', answer: { error: new Error('No connection') }, shown: 'No connection' },
    { id: 'ERR-17', answer: { status: 404 }, shown: 'Something went wrong' },
    {
      id: 'ERR-17',
      answer: { status: 404, message: '', data: null, error: {} },
      shown: 'Something went wrong',
    },
  ])('$id $answer shows "$shown"', ({ answer, shown }) => {
    expect(errorMessage(answer)).toBe(shown);
  });

  it('ERR-26 every error code has its HTTP status', () => {
    expect(ERROR_STATUS).toEqual({
      BAD_REQUEST: 400,
      INVALID_CREDENTIALS: 400,
      USER_ACCESS_TIME_EXPIRY: 400,
      UNAUTHORIZED: 401,
      FORBIDDEN: 403,
      LOCKED: 403,
      COHORT_ACCESS_BLOCKED: 403,
      SECOND_FACTOR_REQUIRED: 403,
      NOT_FOUND: 404,
      CONFLICT: 409,
      EMAIL_TAKEN: 409,
      GONE: 410,
      PAYLOAD_TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
      TOO_MANY_REQUESTS: 429,
      INTERNAL_SERVER_ERROR: 500,
      BAD_GATEWAY: 502,
      SERVICE_UNAVAILABLE: 503,
      INSUFFICIENT_STORAGE: 507,
    });
  });
});
