import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, auto) minmax(0, 1fr)',
  gap: '8px 18px',
  margin: 0,
  overflowWrap: 'anywhere',
});
