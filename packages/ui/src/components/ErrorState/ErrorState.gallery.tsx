import { ErrorState } from './ErrorState.tsx';

const nothing = () => undefined;

export const states = {
  'with retry': (
    <ErrorState title="The curriculum did not load" onRetry={nothing} reference="01JD-8F2K">
      The school could not be reached. Your work is kept; try again in a moment.
    </ErrorState>
  ),
  retrying: <ErrorState title="The curriculum did not load" onRetry={nothing} retrying />,
};
