import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 24,
  maxWidth: 1000,
  marginInline: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
