import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 0,
  margin: 0,
  listStyle: 'none',
  borderTop: `2px solid ${vars.color.ink}`,
});
export const step = style({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: 16,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const command = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 640 });
