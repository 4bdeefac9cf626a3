import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const states = {
  'said after the figure': (
    <StatusChip>
      3<VisuallyHidden> unread notifications</VisuallyHidden>
    </StatusChip>
  ),
};
