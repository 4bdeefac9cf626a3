import { style } from '@vanilla-extract/css';

export const board = style({
  display: 'grid',
  gap: 20,
  maxWidth: 820,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
