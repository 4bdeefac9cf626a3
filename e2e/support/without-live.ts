import type { BrowserContext } from '@playwright/test';

/** The stream of news. */
export const LIVE = '/v1/client/user/live';

/** Refuses the stream of news, which never ends: what waits for a quiet network would wait for ever. */
export const withoutLive = (context: BrowserContext): Promise<unknown> =>
  context.route(`**${LIVE}`, (route) => route.fulfill({ status: 403 }));
