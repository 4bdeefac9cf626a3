import { ends, stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(26));
export const line = style(ends('4px 16px'));
export const items = style({ ...stack(12), margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  ...stack(6),
  paddingTop: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
