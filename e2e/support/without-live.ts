import type { BrowserContext } from '@playwright/test';

/** Refuses the stream of news, which never ends: what waits for a quiet network would wait for ever. */
export const withoutLive = (context: BrowserContext): Promise<unknown> =>
  context.route('**/v1/client/user/live', (route) => route.fulfill({ status: 403 }));
