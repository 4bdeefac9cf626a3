import { StatusChip } from '@plinth/ui/StatusChip';
import type { Stamp } from './billing-texts.ts';

/** A state with its text and tone. */
export const StampChip = ({ stamp: { tone, text } }: { stamp: Stamp }) => (
  <StatusChip tone={tone}>{text}</StatusChip>
);
