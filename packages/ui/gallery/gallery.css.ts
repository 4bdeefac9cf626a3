import { style } from '@vanilla-extract/css';
import { breakpoints } from '../src/theme/breakpoints.ts';
import { vars } from '../src/theme/theme.css.ts';

export const index = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: '20px 24px' });
export const component = style({ padding: '36px 24px 8px', borderTop: `1px solid ${vars.color.hair}` });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: '14px 0 28px',
  '@media': { [`(min-width: ${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({ padding: 'clamp(18px, 3vw, 32px)' });
