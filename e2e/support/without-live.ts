import type { BrowserContext } from '@playwright/test';

/** The live stream. */
export const LIVE = '/v1/client/user/live';

/** Refuses the live stream, which never ends: waiting for a quiet network would otherwise take forever. */
export const withoutLive = (context: BrowserContext): Promise<unknown> =>
  context.route(`**${LIVE}`, (route) => route.fulfill({ status: 403 }));
