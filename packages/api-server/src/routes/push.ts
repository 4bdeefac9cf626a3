import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { readPushKey, renewSubscription, subscribe, unsubscribe } from '../services/push/subscribe.ts';

export const pushRoutes: Routes<'push'> = {
  readKey: ({ context }) => readPushKey(context.deps),
  subscribe: own(subscribe, 'body'),
  renew: own(renewSubscription, 'body'),
  unsubscribe: own(unsubscribe, 'body'),
};
