import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Inline } from './Inline.tsx';

const kinds = ['start', 'center', 'end', 'between'] as const;

export const states = {
  'where the line is full': (
    <Stack gap="l">
      {kinds.map((justify) => (
        <Inline key={justify} justify={justify} align="baseline">
          <Heading level={4}>{justify}</Heading>
          <StatusChip>Upcoming</StatusChip>
          <StatusChip tone="signal">Ongoing</StatusChip>
        </Inline>
      ))}
    </Stack>
  ),
};
