import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(112px, auto) minmax(0, 1fr)',
  gap: 8,
});
export const country = style({ position: 'relative' });
