import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  FILES_AWAY_MESSAGE,
  NO_ROOM_FOR_FILES_MESSAGE,
  NO_ROOM_MESSAGE,
  UNAVAILABLE_MESSAGE,
} from '../api/edge-errors.ts';
import type { FileServiceError } from '../gateways/files/file-service-error.ts';
import { plainPage } from './plain-page.ts';

type Code = [status: 403 | 404 | 410 | 413 | 415 | 429 | 500 | 503 | 507, code: string];

export const FORBIDDEN: Code = [403, 'FORBIDDEN'];
export const NOT_FOUND: Code = [404, 'NOT_FOUND'];
export const GONE: Code = [410, 'GONE'];
export const PAYLOAD_TOO_LARGE: Code = [413, 'PAYLOAD_TOO_LARGE'];
export const UNSUPPORTED_MEDIA_TYPE: Code = [415, 'UNSUPPORTED_MEDIA_TYPE'];
export const TOO_MANY_REQUESTS: Code = [429, 'TOO_MANY_REQUESTS'];
export const UNEXPECTED: Code = [500, 'INTERNAL_SERVER_ERROR'];
export const UNAVAILABLE: Code = [503, 'SERVICE_UNAVAILABLE'];
export const NO_ROOM: Code = [507, 'INSUFFICIENT_STORAGE'];

/** Seconds after which a call that could not be answered is worth retrying. */
export const RETRY_AFTER = '5';
/** The same when someone has to free up space first. */
export const ROOM_AFTER = '60';

/** Whether a browser asks for a page to show; the calls of the API always answer as such. */
const wantsPage = ({ req }: Context) =>
  /\btext\/html\b/i.test(req.header('accept') ?? '') && !/^\/(v\d|api)\//.test(req.path);

/**
 * Answers what is refused before it becomes a call: in the shape of every error, or as a page to a browser that asks
 * for one, as for a form without JavaScript.
 */
export const errorAnswer = (
  c: Context,
  [status, code]: Code,
  message: string,
): Response | Promise<Response> => {
  if (!wantsPage(c)) return c.json({ status, code, message }, status);
  const isSent = c.req.method === 'POST';
  return plainPage(
    c,
    isSent ? 'That was not sent' : 'This page cannot be shown',
    html`<p role="alert">${message}</p>
      ${isSent ? html`<p>Go back: your browser has kept what you typed.</p>` : ''}`,
    status,
  );
};

/** Answers that the database cannot be reached. */
export const unavailable = (c: Context) => {
  c.header('retry-after', RETRY_AFTER);
  return errorAnswer(c, UNAVAILABLE, UNAVAILABLE_MESSAGE);
};

/** Answers that a disk is full: reads work, writes do not. */
export const withoutRoom = (c: Context) => {
  c.header('retry-after', ROOM_AFTER);
  return errorAnswer(c, NO_ROOM, NO_ROOM_MESSAGE);
};

/** Answers that the file service accepts nothing; everything else works. */
export const withoutFiles = (c: Context, { kind }: FileServiceError) => {
  c.header('retry-after', ROOM_AFTER);
  return kind === 'FULL'
    ? errorAnswer(c, NO_ROOM, NO_ROOM_FOR_FILES_MESSAGE)
    : errorAnswer(c, UNAVAILABLE, FILES_AWAY_MESSAGE);
};
