import { Button } from '../Button/Button.tsx';
import { LockedState } from './LockedState.tsx';

export const states = {
  'with its reason': (
    <LockedState
      title="Capstone"
      reason="Opens 15 days before the end of onboarding, on 12 January 2027."
      action={<Button>Back to the dashboard</Button>}
    />
  ),
};
