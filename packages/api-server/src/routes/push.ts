import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { readPushKey, renewSubscription, subscribe, unsubscribe } from '../services/push/subscribe.ts';

const { push } = api;

export const pushRoutes = push.router({
  readKey: push.readKey.handler(({ context }) => readPushKey(context.deps)),
  subscribe: push.subscribe.handler(own(subscribe, 'body')),
  renew: push.renew.handler(own(renewSubscription, 'body')),
  unsubscribe: push.unsubscribe.handler(own(unsubscribe, 'body')),
});
