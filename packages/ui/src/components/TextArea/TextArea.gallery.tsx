import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

export const states = {
  'counting, too long': (
    <Stack>
      <TextArea
        label="Why this cohort?"
        required
        defaultValue="I coordinate MEP and structure on a hospital and want clash rounds that end."
      />
      <TextArea
        label="About you"
        max={60}
        defaultValue="Seven years of site work, three of them on metro stations in Nagpur."
        error="Shorten this by 8 characters."
      />
    </Stack>
  ),
};
