import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';
import { ruledList } from '../../../parts/ruled-list.css.ts';

const column = (gap: number) => ({ display: 'flex', flexDirection: 'column', gap, minWidth: 0 }) as const;

export const page = style({ ...column(28), maxWidth: 1000, marginInline: 'auto' });
export const stack = style(column(8));
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const panel = style({
  ...column(10),
  scrollMarginTop: 16,
  '@media': { print: { display: 'none' } },
});
export const list = ruledList;
export const item = style({
  ...column(6),
  paddingBlock: 14,
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const gone = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const words = style({
  maxWidth: '66ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.soft,
});
