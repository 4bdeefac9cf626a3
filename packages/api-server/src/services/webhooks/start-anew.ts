import { and, eq, inArray, not, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';
import { isBeingSent } from './is-being-sent.ts';

type Wanted = {
  endpointId: string;
  statuses: ('PENDING' | 'FAILED')[];
  /** Only this one. */
  deliveryId?: string;
};

/**
 * Makes deliveries of an endpoint due at once, in the order in which they were caused, with all their tries before them.
 * One that is being sent right now is left to its answer.
 */
export async function startAnew(
  db: Queryable,
  now: Date,
  { endpointId, statuses, deliveryId }: Wanted,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({
      status: 'PENDING',
      attempts: 0,
      nextTryAt: sql`least(${webhookDeliveries.createdAt}, ${now})`,
    })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        deliveryId ? eq(webhookDeliveries.deliveryId, deliveryId) : undefined,
        inArray(webhookDeliveries.status, statuses),
        not(isBeingSent(now)),
      ),
    );
}
