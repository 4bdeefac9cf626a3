import { style } from '@vanilla-extract/css';

export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' });
export const pair = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
});
