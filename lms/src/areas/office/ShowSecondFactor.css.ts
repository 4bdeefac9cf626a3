import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 520,
});
