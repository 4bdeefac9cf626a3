import type { BoundFunctions, queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types the name that is asked for before something is done that cannot be undone. */
export const typeToConfirm = (scope: BoundFunctions<typeof queries>, name: string) =>
  userEvent.type(scope.getByLabelText(`Type ${name} to confirm`), name);
