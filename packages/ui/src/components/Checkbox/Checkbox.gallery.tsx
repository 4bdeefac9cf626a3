import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

export const states = {
  'off, on, error, disabled': (
    <Stack gap="none">
      <Checkbox label="Send me the syllabus by email" />
      <Checkbox label="Remember my region" defaultChecked hint="Fees are shown in its currency." />
      <Checkbox label="I accept the terms of study" required error="Accept the terms to continue." />
      <Checkbox label="Placement support" disabled defaultChecked />
    </Stack>
  ),
};
