import { stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const first = style({ display: 'flex', alignItems: 'flex-start', gap: 8, minWidth: 0 });
export const chosen = style({
  ...wrap(12, 'center'),
  padding: '10px 14px',
  border: `1px solid ${vars.color.ink}`,
});
export const sections = style(stack(22));
export const facts = style({ ...stack(6), margin: 0, overflowWrap: 'anywhere' });
export const fact = style({ display: 'grid', gap: 14, gridTemplateColumns: '96px minmax(0, 1fr)' });
export const factName = style({ color: vars.color.soft });
export const factText = style({ margin: 0 });
export const history = style({ ...stack(12), margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  ...stack(4),
  paddingTop: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const said = style({ margin: 0, whiteSpace: 'pre-wrap' });
