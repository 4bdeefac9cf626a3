import { randomUUID } from 'node:crypto';
import type { App } from '@plinth/domain/navigation/app-of-path';
import type { Logger } from 'pino';
import type { createMetrics } from './metrics.ts';

/** The id that came with a request, or a new one when none did or what came is no id. */
export const requestIdOf = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** A path for the log: what opens something without a login never stands there. */
const withoutTokens = (path: string) =>
  path.replace(/[\w-]{22,}/g, (part) =>
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(part) ? part : ':token',
  );

/** `began` as `performance.now()` told it. */
type Answered = {
  requestId: string;
  method: string;
  path: string;
  app: App;
  status: number;
  began: number;
};

/**
 * Counts every answer; a failure has a line in the log, and so has everything at the level of debugging. What cannot
 * be answered during an outage has none: the outage itself was told.
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
