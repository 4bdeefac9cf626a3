import { expect, test } from '@playwright/test';
import { publicScreens } from '../screens/public-screens.ts';
import { walk } from '../support/walk.ts';
import { walkAs } from '../support/walk-as.ts';

test('every public page says what it should, fits, is readable in both themes, and logs nothing to the console', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  expect(await walk(browser, { screens: publicScreens(), token: null, origin: baseURL ?? '' })).toEqual([]);
});

walkAs(['applicant@plinth.test', 'applicant2@plinth.test', 'empty@plinth.test']);
