import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  maxWidth: 720,
});
