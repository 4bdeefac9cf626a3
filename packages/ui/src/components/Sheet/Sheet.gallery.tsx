import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';

export const states = {
  plain: (
    <Sheet number="A-102" subject="Curriculum" revision="REV 2026-11" labelledBy="sheet-plain">
      <Stack>
        <Heading level={2} id="sheet-plain">
          Six modules, from brief to handover
        </Heading>
        <Text measure tone="soft">
          Each module ends with a model that the next one opens.
        </Text>
      </Stack>
    </Sheet>
  ),
  'on the grid': (
    <Sheet number="A-103" subject="Dates" ground="grid">
      <Heading level={2}>Next cohort: 7 December 2026</Heading>
    </Sheet>
  ),
};
