import { expect, test } from '@playwright/test';
import { publicScreens } from '../screens/public-screens.ts';
import { walk } from '../support/walk.ts';
import { walkAs } from '../support/walk-as.ts';

test('every page for strangers says what it shall, fits, can be read in both themes, and tells the console nothing', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  expect(await walk(browser, { screens: publicScreens(), token: null, origin: baseURL ?? '' })).toEqual([]);
});

walkAs(['applicant@plinth.test', 'applicant2@plinth.test', 'empty@plinth.test']);
