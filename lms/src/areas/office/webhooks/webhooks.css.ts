import { ends, stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const section = style(stack(10));
export const endpoints = style({ ...stack(0), margin: 0, padding: 0, listStyle: 'none' });
export const endpoint = style({
  ...stack(4),
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const line = style(ends('4px 16px', 'center'));
export const sent = style({
  margin: 0,
  padding: 12,
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${vars.color.hair}`,
  fontFamily: vars.font.mono,
  fontSize: 13,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
