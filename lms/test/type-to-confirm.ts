import type { BoundFunctions, queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types the name required before something irreversible. */
export const typeToConfirm = (scope: BoundFunctions<typeof queries>, name: string) =>
  userEvent.type(scope.getByLabelText(`Type ${name} to confirm`), name);
