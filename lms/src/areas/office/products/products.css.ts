import { stack } from '@plinth/ui/theme/arrange';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const form = style(stack(14));
export const pair = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
