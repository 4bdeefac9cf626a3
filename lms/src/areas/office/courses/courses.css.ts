import { stack, wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(24));
export const section = style(stack(12));
export const list = style({ ...stack(6), margin: 0, paddingLeft: 20 });
export const rows = style({
  ...stack(0),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.color.hair}`,
});
export const row = style({
  ...stack(4),
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const change = style(wrap('4px 10px', 'center'));
