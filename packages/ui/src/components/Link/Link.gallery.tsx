import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

export const states = {
  'in text, quiet, external': (
    <Stack gap="s">
      <Text>
        The cohort follows <Link href="#iso">ISO 19650-2</Link> from the appointment to the handover.
      </Text>
      <Link tone="quiet" href="#terms">
        Terms of study
      </Link>
      <Link external href="https://www.buildingsmart.org">
        buildingSMART
      </Link>
    </Stack>
  ),
};
