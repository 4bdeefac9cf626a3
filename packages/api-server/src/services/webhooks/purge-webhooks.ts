import { DELIVERIES_KEPT_DAYS } from '@plinth/domain/webhooks/retry-delay';
import { lt } from 'drizzle-orm';
import { webhookEvents } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';

/** Removes events and their deliveries once they are too old to be looked up. @returns how many */
export async function purgeWebhooks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - DELIVERIES_KEPT_DAYS * 86_400_000);
  return (await db.delete(webhookEvents).where(lt(webhookEvents.occurredAt, before))).rowCount ?? 0;
}
