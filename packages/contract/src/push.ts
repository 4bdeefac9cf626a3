import { PushSubscription } from '@plinth/domain/notifications/push-subscription';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, put } = callsOf('push');

const writes = { calls: 60, seconds: 600, by: 'caller' } as const;

/** Notices to a browser while no page of the school is open, by Web Push. */
export const push = {
  readKey: get('/v1/client/user/push/key', {
    access: 'signed-in',
    summary: "Returns the school's public key (VAPID, base64url), with which a browser accepts its notices.",
    output: z.object({ publicKey: z.string() }),
  }),

  subscribe: put('/v1/client/user/push', {
    access: 'signed-in',
    rateLimit: writes,
    summary:
      "Sends the caller's notices to this browser until its session is ended, and those of no previous user of it; repeating the call returns the same answer. 400 if the address is not a push service.",
    input: z.object({ body: PushSubscription }),
    output: z.object({ isOn: z.literal(true) }),
  }),

  renew: put('/v1/client/user/push/renewed', {
    access: 'signed-in',
    rateLimit: writes,
    summary:
      "Ties the notices to this browser to the current session, so that they end when it is ended. `isOn` is false if this browser receives none of the caller's notices.",
    input: z.object({ body: z.object({ endpoint: z.string().check(z.maxLength(1000)) }) }),
    output: z.object({ isOn: z.boolean() }),
  }),

  unsubscribe: put('/v1/client/user/push/off', {
    access: 'signed-in',
    rateLimit: writes,
    summary:
      "Stops sending the caller's notices to this browser; repeating the call returns the same answer.",
    input: z.object({ body: z.object({ endpoint: z.string().check(z.maxLength(1000)) }) }),
    output: z.object({ isOn: z.literal(false) }),
  }),
};
