import { expect, test } from '@playwright/test';
import type { DemoEmailId } from '@plinth/school/seed/people';
import { signIn } from '../bench/sign-in.ts';
import { mailedScreens } from '../screens/mailed-screens.ts';
import { officeScreens } from '../screens/office-screens.ts';
import { personScreens } from '../screens/person-screens.ts';
import { uniqueScreens } from '../screens/screen.ts';
import { walk } from './walk.ts';

/** A test for each of these people that walks through all of their screens. */
export function walkAs(people: readonly DemoEmailId[]): void {
  for (const emailId of people)
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
      expect(await walk(browser, { screens, token, origin })).toEqual([]);
    });
}
