import type { Page, Route } from '@playwright/test';

/**
 * Acts on several pages whose writes to a path reach the school at the same moment: the first is delayed until the last
 * is sent. Otherwise a page may learn of another's write before it has acted itself.
 */
export async function together(
  pages: readonly Page[],
  path: RegExp,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  let letGo = () => {};
  const all = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let sent = 0;
  const hold = async (route: Route) => {
    if (route.request().method() !== 'GET') {
      sent += 1;
      if (sent === pages.length) letGo();
      await all;
    }
    await route.continue();
  };
  for (const page of pages) await page.route(path, hold);
  await Promise.all(pages.map(act));
}
