import { ends, stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

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
export const row = style(ends('6px 16px', 'center'));
export const chips = style(wrap(6));
export const actions = style(wrap(10));
export const answer = style({ margin: 0, overflowWrap: 'anywhere' });
