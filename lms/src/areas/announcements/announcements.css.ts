import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  maxWidth: 720,
});
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const list = style({ display: 'grid', width: '100%', padding: 0, margin: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gap: 2,
  paddingBlock: 12,
  borderBottom: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
