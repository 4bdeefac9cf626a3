import type { Locator } from '@playwright/test';

/** Interval between two keystrokes of a fast typist. */
const KEY_MS = 60;

/** Types a sentence at the speed of a person: the school drops forms filled in faster than a hand could. */
export async function typeAsPerson(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(text, { delay: KEY_MS });
}
