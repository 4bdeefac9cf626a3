import { StatusChip, type StatusChipProps } from '@plinth/ui/StatusChip';

/** How a state is shown. */
export type Stamp = { tone: NonNullable<StatusChipProps['tone']>; text: string };

/** A state with its text and tone. */
export const StampChip = ({ stamp: { tone, text } }: { stamp: Stamp }) => (
  <StatusChip tone={tone}>{text}</StatusChip>
);
