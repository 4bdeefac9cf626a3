import { Heading } from '../Heading/Heading.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Inline } from './Inline.tsx';

export const states = {
  'where the line is full': (
    <Inline>
      <Heading level={4}>Sessions</Heading>
      <StatusChip>Upcoming</StatusChip>
      <StatusChip tone="signal">Ongoing</StatusChip>
    </Inline>
  ),
};
