import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '6px 20px',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  border: `1px solid ${vars.color.ink}`,
  fontFamily: vars.font.mono,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const secret = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', margin: 0 });
