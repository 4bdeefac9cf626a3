import type { PushSubscription } from '@plinth/domain/notifications/push-subscription';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { isPushService } from './is-push-service.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Returns the key a browser needs before it accepts notices. */
export const readPushKey = ({ settings }: Pick<Deps, 'settings'>): { publicKey: string } => ({
  publicKey: vapidKeys(settings.PLINTH_SECRET).publicKey,
});

/**
 * Sends the caller's notices to a browser; a previous user of that browser receives none there any more.
 * @throws Refusal BAD_REQUEST if the address is not a push service
 */
export async function subscribe(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { userId }: Pick<Caller, 'userId'>,
  { endpoint, keys }: PushSubscription,
): Promise<{ isOn: true }> {
  if (!isPushService(endpoint, settings.PUSH_SERVICES))
    throw refuse('BAD_REQUEST', 'This browser names a push service that the school does not send to.');
  const owned = { userId, ...keys };
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...owned, createdAt: now() })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owned });
  return { isOn: true };
}

/** Stops sending the caller's notices to a browser. */
export async function unsubscribe(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
  { endpoint }: { endpoint: string },
): Promise<{ isOn: false }> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
  return { isOn: false };
}
