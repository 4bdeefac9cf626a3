import { stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const items = style({ ...stack(8), margin: 0, padding: 0, listStyle: 'none' });
export const call = style({
  ...stack(2),
  paddingTop: 8,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
