import { ends, stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const form = style(stack(14));
export const pair = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const lines = style({ ...stack(6), margin: 0 });
export const line = style(ends('4px 16px'));
export const value = style({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });
