import { stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({ ...stack(16), justifyItems: 'start', maxWidth: 720, marginInline: 'auto' });
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const list = style({ display: 'grid', width: '100%', padding: 0, margin: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gap: 2,
  paddingBlock: 12,
  borderBottom: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
