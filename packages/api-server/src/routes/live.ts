import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { followLive } from '../services/live/follow-live.ts';

const { live } = api;

export const liveRoutes = live.router({
  follow: live.follow.handler(({ context, lastEventId }) =>
    followLive(context.deps, signedIn(context), lastEventId),
  ),
});
