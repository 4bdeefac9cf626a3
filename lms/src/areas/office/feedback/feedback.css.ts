import { stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const bars = style({ ...stack(8), margin: 0 });
export const bar = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
});
export const count = style({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'minmax(0, 1fr) 3ch',
  alignItems: 'center',
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  textAlign: 'end',
});
export const meter = style({ width: '100%', height: 12, accentColor: vars.color.ink });
export const texts = style({ ...stack(10), margin: 0, padding: 0, listStyle: 'none' });
export const text = style({
  paddingLeft: 12,
  borderLeft: `2px solid ${vars.color.line}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
