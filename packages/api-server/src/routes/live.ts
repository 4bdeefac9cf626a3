import { signedIn } from '../api/context.ts';
import type { Routes } from '../api/implementer.ts';
import { followLive } from '../services/live/follow-live.ts';

export const liveRoutes: Routes<'live'> = {
  follow: ({ context, lastEventId }) => followLive(context.deps, signedIn(context), lastEventId),
};
