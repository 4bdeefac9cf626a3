import { eq, gt, isNotNull, sql } from 'drizzle-orm';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';

/** Longer than a try may take, in milliseconds: after that its process is dead, and another takes over the delivery. */
export const LEASE_MS = 60_000;

/**
 * The deliveries whose try is not answered yet: they are due when their lease ends, which is exactly that long after the
 * try began. An answered one is due later or earlier than that.
 */
export const isBeingSent = (now: Date) =>
  sql`(${eq(webhookDeliveries.status, 'PENDING')} and ${gt(webhookDeliveries.nextTryAt, now)}
    and ${isNotNull(webhookDeliveries.lastTriedAt)}
    and ${webhookDeliveries.nextTryAt} = ${webhookDeliveries.lastTriedAt} + make_interval(secs => ${LEASE_MS / 1_000}))`;
