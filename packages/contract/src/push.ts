import { PushSubscription } from '@plinth/domain/notifications/push-subscription';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('push');

const writes = { calls: 60, seconds: 600, by: 'caller' } as const;

/** Notices to a browser while no page of the school is open, by Web Push. */
export const push = {
  readKey: call({
    method: 'GET',
    path: '/v1/client/user/push/key',
    access: 'signed-in',
    summary: 'The public key of the school (VAPID, base64url), by which a browser takes its notices.',
  })
    .input(z.object({}))
    .output(z.object({ publicKey: z.string() })),

  subscribe: call({
    method: 'PUT',
    path: '/v1/client/user/push',
    access: 'signed-in',
    rateLimit: writes,
    summary:
      'Sends the own notices to this browser from now on, and to nobody else who used it; a repeat answers the same. 400 an address that is no push service.',
  })
    .input(z.object({ body: PushSubscription }))
    .output(z.object({ isOn: z.literal(true) })),

  unsubscribe: call({
    method: 'PUT',
    path: '/v1/client/user/push/off',
    access: 'signed-in',
    rateLimit: writes,
    summary: 'Sends no more own notices to this browser; a repeat answers the same.',
  })
    .input(z.object({ body: z.object({ endpoint: z.string().check(z.maxLength(1000)) }) }))
    .output(z.object({ isOn: z.literal(false) })),
};
