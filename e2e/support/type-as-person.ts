import type { Locator } from '@playwright/test';

/** Between two keys of somebody who types fast. */
const KEY_MS = 60;

/** Types a sentence at the speed of a person: the school drops forms that no hand could have filled in so fast. */
export async function typeAsPerson(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(text, { delay: KEY_MS });
}
