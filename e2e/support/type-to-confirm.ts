import type { Locator } from '@playwright/test';

/** Types the name that the office asks for before it does what cannot be undone. */
export const typeToConfirm = (scope: Locator, name: string) =>
  scope.getByLabel(`Type ${name} to confirm`).fill(name);
