import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from './TextInput.tsx';

export const states = {
  'empty, filled, unit': (
    <Stack>
      <TextInput label="Full name" required placeholder="As on your degree" autoComplete="name" />
      <TextInput label="City" defaultValue="Ahmedabad" hint="Where you will attend from." />
      <TextInput label="Expected salary" unit="₹ / yr" inputMode="numeric" defaultValue="6,50,000" />
    </Stack>
  ),
  'error, disabled': (
    <Stack>
      <TextInput
        label="Email"
        type="email"
        required
        defaultValue="asha@studio"
        error="Enter a full email address, such as name@example.com."
      />
      <TextInput label="Learner id" disabled defaultValue="PL-BIM-0412" />
    </Stack>
  ),
};
