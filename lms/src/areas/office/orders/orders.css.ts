import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

const stack = (gap: number) => ({ display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

export const sections = style(stack(26));
export const section = style(stack(10));
export const lines = style({ ...stack(6), margin: 0 });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: 16 });
export const total = style([
  line,
  { paddingTop: 8, borderTop: `1px solid ${vars.color.ink}`, fontWeight: 600 },
]);
export const figure = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: 13,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const items = style({ ...stack(12), margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  ...stack(6),
  paddingTop: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 10 });
export const answer = style({ margin: 0, overflowWrap: 'anywhere' });
