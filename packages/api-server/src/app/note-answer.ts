import { randomUUID } from 'node:crypto';
import type { App } from '@plinth/domain/navigation/app-of-path';
import type { Logger } from 'pino';
import type { createMetrics } from './metrics.ts';

/** The id sent with a request, or a new one if it is missing or malformed. */
export const requestIdOf = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** A path for the log, without anything that would open a page without a login. */
const withoutTokens = (path: string) =>
  path.replace(/[\w-]{22,}/g, (part) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? part : ':token',
  );

/** `began` as returned by `performance.now()`. */
type Answered = {
  requestId: string;
  method: string;
  path: string;
  app: App;
  status: number;
  began: number;
};

/**
 * Counts every answer; a failure is logged, and at debug level so is everything else. Requests that cannot be answered
 * during an outage are not logged: the outage itself was reported.
 */
export const createNoteAnswer =
  (log: Logger, metrics: ReturnType<typeof createMetrics>) =>
  ({ requestId, method, path, app, status, began }: Answered): void => {
    const milliseconds = performance.now() - began;
    metrics.observe(method, app, status, milliseconds);
    const isFailure = status >= 500 && status !== 503 && status !== 507;
    if (!isFailure && !log.isLevelEnabled('debug')) return;
    log[isFailure ? 'error' : 'debug'](
      { requestId, method, path: withoutTokens(path), status, milliseconds: Math.round(milliseconds) },
      'request',
    );
  };
