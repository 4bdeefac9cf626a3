import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const plans = [
  { value: 'FULL', label: 'In full', hint: 'One payment before the first day.' },
  { value: 'PARTS', label: 'In three instalments', hint: 'Before day 1, day 30 and day 60.' },
];

export const states = {
  'tiles, inline, error': (
    <Stack gap="xl">
      <RadioGroup
        label="How will you pay?"
        name="plan"
        layout="tiles"
        required
        options={plans}
        defaultValue="PARTS"
      />
      <RadioGroup
        label="Which LOD shows fabrication detail?"
        name="lod"
        layout="inline"
        options={['LOD 200', 'LOD 300', 'LOD 400'].map((value) => ({ value, label: value }))}
        defaultValue="LOD 400"
      />
      <RadioGroup
        label="Are you working now?"
        name="working"
        required
        error="Choose one."
        options={[
          { value: 'YES', label: 'Yes' },
          { value: 'NO', label: 'No' },
          { value: 'NA', label: 'I would rather not say', disabled: true },
        ]}
      />
    </Stack>
  ),
};
