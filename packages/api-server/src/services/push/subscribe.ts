import type { PushSubscription } from '@plinth/domain/notifications/push-subscription';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { pushSubscriptions } from '../../db/schema/push.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';
import { sessionWith } from './forget-browsers.ts';
import { isPushService } from './is-push-service.ts';
import { vapidKeys } from './vapid-keys.ts';

/** Returns the key a browser needs before it accepts notices. */
export const readPushKey = ({ settings }: Pick<Deps, 'settings'>): { publicKey: string } => ({
  publicKey: vapidKeys(settings.PLINTH_SECRET).publicKey,
});

/**
 * Sends the caller's notices to a browser until its session is ended; a previous user of that browser receives none
 * there any more.
 * @throws Refusal BAD_REQUEST if the address is not a push service
 */
export async function subscribe(
  { db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>,
  { userId, tokenHash }: Pick<Caller, 'userId' | 'tokenHash'>,
  { endpoint, keys }: PushSubscription,
): Promise<{ isOn: true }> {
  if (!isPushService(endpoint, settings.PUSH_SERVICES))
    throw refuse('BAD_REQUEST', 'This browser names a push service that the school does not send to.');
  const owned = { userId, ...keys, sessionId: sessionWith(tokenHash) };
  await db
    .insert(pushSubscriptions)
    .values({ endpoint, ...owned, createdAt: now() })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: owned });
  return { isOn: true };
}

/**
 * Ties the caller's notices to a browser to the session that it has now: the one it had when they were allowed lasts
 * three days. @returns false if the browser receives none of theirs
 */
export async function renewSubscription(
  { db }: Pick<Deps, 'db'>,
  { userId, tokenHash }: Pick<Caller, 'userId' | 'tokenHash'>,
  { endpoint }: { endpoint: string },
): Promise<{ isOn: boolean }> {
  const { rowCount } = await db
    .update(pushSubscriptions)
    .set({ sessionId: sessionWith(tokenHash) })
    .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, userId)));
  return { isOn: (rowCount ?? 0) > 0 };
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
