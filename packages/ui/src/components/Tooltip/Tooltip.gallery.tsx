import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

export const states = {
  'under the pointer': (
    <Tooltip text="Opens 15 days before onboarding ends.">
      <Button disabled>Capstone</Button>
    </Tooltip>
  ),
};
