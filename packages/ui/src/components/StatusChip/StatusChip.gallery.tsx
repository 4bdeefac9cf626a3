import { Inline } from '../Inline/Inline.tsx';
import { StatusChip } from './StatusChip.tsx';

export const states = {
  tones: (
    <Inline gap="s">
      <StatusChip>Upcoming</StatusChip>
      <StatusChip tone="signal">Ongoing</StatusChip>
      <StatusChip tone="info">Under review</StatusChip>
      <StatusChip tone="success">Paid</StatusChip>
      <StatusChip tone="warning">Due in 3 days</StatusChip>
      <StatusChip tone="error">Cancelled</StatusChip>
    </Inline>
  ),
};
