import { expect, test } from '@playwright/test';
import type { DemoEmailId } from '@plinth/school/seed/people';
import { signIn } from '../bench/sign-in.ts';
import { mailedScreens } from '../screens/mailed-screens.ts';
import { officeScreens } from '../screens/office-screens.ts';
import { personScreens } from '../screens/person-screens.ts';
import { uniqueScreens } from '../screens/screen.ts';
import { walk } from './walk.ts';

/** The time limits of a test: for its setup, and for each of its screens. */
const [SETUP_MS, SCREEN_MS] = [60_000, 15_000];

/** Whether everyone walks, as with `pnpm --filter @plinth/e2e walk`. */
const IS_WHOLE = process.env.E2E_WALK === 'all';

/**
 * Defines a test for each of these people that walks through all of their screens.
 * @param alike people whose screens differ from the first person's only in text and numbers; they walk when everyone
 * does
 */
export function walkAs(people: readonly DemoEmailId[], alike: readonly DemoEmailId[] = []): void {
  for (const emailId of IS_WHOLE ? [...people, ...alike] : people)
    test(`every screen of ${emailId} says what it shall, fits, can be read in both themes, and tells the console nothing`, async ({
      browser,
      baseURL,
    }) => {
      const origin = baseURL ?? '';
      const token = await signIn(origin, emailId);
      const own = token
        ? [...(await personScreens(origin, token)), ...(await officeScreens(origin, token))]
        : [];
      const screens = uniqueScreens([...own, ...(await mailedScreens(origin, emailId))]);
      expect(screens).not.toHaveLength(0);
      test.setTimeout(SETUP_MS + screens.length * SCREEN_MS);
      expect(await walk(browser, { screens, token, origin })).toEqual([]);
    });
}
