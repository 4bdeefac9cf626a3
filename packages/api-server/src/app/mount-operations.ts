import type { Hono } from 'hono';
import { isMigrated } from '../db/migrate.ts';
import { ping } from '../db/ping.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { errorAnswer, FORBIDDEN, UNAVAILABLE } from './error-answer.ts';
import type { createMetrics } from './metrics.ts';
import { within } from './within.ts';

/** Readiness is reported within two seconds, even if the database does not respond. */
const READY_MS = 1_500;

const STOPPING = 'This process is stopping.';

/**
 * What operators ask of a process: does it take requests, is it ready, how is it doing. `/healthz` answers 200 also
 * while the database is away; both answer 503 once the process is leaving, so that a balancer that watches either sends
 * the next request elsewhere.
 */
export function mountOperations(
  app: Hono<AppEnv>,
  deps: Deps,
  metrics: ReturnType<typeof createMetrics>,
  leaving?: AbortSignal,
): void {
  app.get('/healthz', (c) =>
    leaving?.aborted ? errorAnswer(c, UNAVAILABLE, STOPPING) : c.json({ status: 'ok' }),
  );
  let migrated = false;
  app.get('/readyz', async (c) => {
    if (leaving?.aborted) return errorAnswer(c, UNAVAILABLE, STOPPING);
    const look = async () => {
      await ping(deps.pool);
      migrated ||= await isMigrated(deps.pool);
      return migrated ? 'ready' : 'old';
    };
    const found = (
      await within(
        READY_MS,
        look().catch(() => 'silent'),
      )
    )?.value;
    if (found === 'ready') return c.json({ status: 'ready', disk: deps.isDiskFull() ? 'full' : 'has room' });
    return errorAnswer(
      c,
      UNAVAILABLE,
      found === 'old' ? 'Migrations are not done.' : 'The database does not answer.',
    );
  });
  app.get(
    '/metrics',
    async (c): Promise<Response> =>
      metrics.mayRead(c)
        ? metrics.respond(c)
        : errorAnswer(c, FORBIDDEN, 'Metrics are read on this machine, or with the token for them.'),
  );
}
