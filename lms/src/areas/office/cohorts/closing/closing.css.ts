import { stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style(stack(28));
export const part = style(stack(12));
export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  ...stack(4),
  paddingBlock: 10,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const missing = style({ margin: 0, paddingLeft: 30, display: 'grid', gap: 2 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
