import { Stack } from '../Stack/Stack.tsx';
import { PasswordInput } from './PasswordInput.tsx';

export const states = {
  'rest, error': (
    <Stack>
      <PasswordInput
        label="Password"
        required
        autoComplete="new-password"
        defaultValue="section-a-a"
        hint="At least 8 characters."
      />
      <PasswordInput
        label="Password"
        required
        autoComplete="current-password"
        error="The password does not match this account."
      />
    </Stack>
  ),
};
