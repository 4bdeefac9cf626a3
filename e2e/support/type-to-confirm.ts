import type { Locator } from '@playwright/test';

/** Types the name that the office requires before an irreversible action. */
export const typeToConfirm = (scope: Locator, name: string) =>
  scope.getByLabel(`Type ${name} to confirm`).fill(name);
