import { useState } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { PhoneInput } from './PhoneInput.tsx';

const countries = [
  { code: 'IN', name: 'India', dialCode: '+91' },
  { code: 'AE', name: 'United Arab Emirates', dialCode: '+971' },
  { code: 'US', name: 'United States', dialCode: '+1' },
];

function Demo({ error, number }: { error?: string; number: string }) {
  const [value, setValue] = useState({ country: 'IN', number });
  return <PhoneInput label="Mobile" required {...{ countries, value, error }} onChange={setValue} />;
}

export const states = {
  'rest, error': (
    <Stack>
      <Demo number="98250 11223" />
      <Demo number="9825" error="Enter a 10-digit mobile number." />
    </Stack>
  ),
};
