import { isNull } from 'drizzle-orm';
import { webhookEndpoints } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { tryDeliveries } from './try-deliveries.ts';

/** How many are under way at one receiver at once. */
const AT_ONCE = 5;
/** Then the turn ends, and the next one goes on. */
const TURN_MS = 50_000;

/**
 * Sends the events that are due. Each receiver has its own line, so that one that hangs keeps nobody else waiting; one that
 * fails gets a single try a turn until it takes something.
 * @returns how many deliveries were tried
 */
export async function deliverWebhooks(deps: Pick<Deps, 'db' | 'now' | 'settings' | 'log'>): Promise<number> {
  const endpoints = await deps.db.select().from(webhookEndpoints).where(isNull(webhookEndpoints.disabledAt));
  const began = performance.now();
  const lines = endpoints.map(async (endpoint) => {
    let all = 0;
    let limit = endpoint.failingSince ? 1 : AT_ONCE;
    while (performance.now() - began < TURN_MS) {
      const { tried, isFine } = await tryDeliveries(deps, endpoint, { limit });
      all += tried;
      if (tried === 0 || !isFine) break;
      limit = AT_ONCE;
    }
    return all;
  });
  return (await Promise.all(lines)).reduce((sum, tried) => sum + tried, 0);
}
