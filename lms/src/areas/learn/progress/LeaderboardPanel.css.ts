import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
export const board = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const link = style({ textUnderlineOffset: '.2em' });
