import { isNull } from 'drizzle-orm';
import { webhookEndpoints } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { tryDeliveries } from './try-deliveries.ts';

/** The most concurrent deliveries to one receiver. */
const AT_ONCE = 5;
/** After this long the run ends, and the next one continues. */
const TURN_MS = 50_000;

/**
 * Sends the events that are due. Each receiver has a separate queue, so that a hanging one delays no other; a failing
 * one gets a single try per run until it accepts something.
 * @param timeoutMs the longest wait for an answer of a receiver
 * @returns how many deliveries were tried
 */
export async function deliverWebhooks(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'log'>,
  { timeoutMs }: { timeoutMs?: number } = {},
): Promise<number> {
  const endpoints = await deps.db
    .select({ endpointId: webhookEndpoints.endpointId, failingSince: webhookEndpoints.failingSince })
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.disabledAt));
  const began = performance.now();
  const lines = endpoints.map(async ({ endpointId, failingSince }) => {
    let all = 0;
    let limit = failingSince ? 1 : AT_ONCE;
    while (performance.now() - began < TURN_MS) {
      const { tried, isFine } = await tryDeliveries(deps, endpointId, { limit, timeoutMs });
      all += tried;
      if (tried === 0 || !isFine) break;
      limit = AT_ONCE;
    }
    return all;
  });
  return (await Promise.all(lines)).reduce((sum, tried) => sum + tried, 0);
}
