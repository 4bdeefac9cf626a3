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
export const missing = style({ paddingLeft: 30 });
export const lines = style({ margin: 0, padding: 0, display: 'grid', gap: 2, listStyle: 'none' });
export const summary = style({ paddingBlock: 6, cursor: 'pointer' });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
