import { test as base } from '@playwright/test';
import { closeBrowsers } from './new-person.ts';

export { expect } from '@playwright/test';

/**
 * Playwright's test, which closes the browsers that a flow opened; on failure it prints what its page showed, for runs
 * of which only the output is saved, and stores a picture of it beside the reports.
 */
export const test = base.extend<{ lastSight: undefined }>({
  lastSight: [
    async ({ page }, use, info) => {
      await use(undefined);
      await closeBrowsers();
      if (info.status === info.expectedStatus) return;
      const text = await page
        .locator('body')
        // biome-ignore lint/performance/useDomNodeTextContent: only what is drawn counts as shown
        .innerText()
        .catch(() => '(the page was closed)');
      const picture = await page.screenshot().catch(() => null);
      if (picture) await info.attach('at failure', { body: picture, contentType: 'image/png' });
      console.log(`Failed at ${page.url()}, which showed:\n${text.slice(0, 3000)}`);
    },
    { auto: true },
  ],
});
