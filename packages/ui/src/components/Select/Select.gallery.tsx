import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'ARCH', label: 'Architecture' },
  { value: 'CIVIL', label: 'Civil engineering' },
  { value: 'MEP', label: 'Mechanical, electrical, plumbing' },
  { value: 'INT', label: 'Interior design', disabled: true },
];

export const states = {
  'empty, chosen, error, disabled': (
    <Stack>
      <Select label="Discipline" required placeholder="Choose one" options={options} />
      <Select
        label="Discipline"
        defaultValue="MEP"
        options={options}
        hint="Decides which model you coordinate."
      />
      <Select
        label="Discipline"
        required
        placeholder="Choose one"
        options={options}
        error="Choose your discipline."
      />
      <Select label="Discipline" disabled defaultValue="ARCH" options={options} />
    </Stack>
  ),
};
