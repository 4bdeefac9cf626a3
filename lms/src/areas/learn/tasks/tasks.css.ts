import { centred } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { ruledList, ruledRow } from '../../../parts/ruled-list.css.ts';

export const page = style(centred(1000, 24));

export const group = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const list = ruledList;
export const skeletonRow = style([
  ruledRow,
  { display: 'flex', flexDirection: 'column', gap: 8, paddingBlock: 16 },
]);
export const task = ruledRow;
export const head = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 6, paddingBlock: 14, textDecoration: 'none' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 24px', alignItems: 'center' },
  }),
);
export const title = style({ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${head}:hover ${title}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });
globalStyle(`${head}[aria-expanded=true] ${title}`, { color: vars.color.signal });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' });
export const remark = style({
  gridColumn: '1 / -1',
  color: vars.color.soft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const opened = style({ display: 'flex', flexDirection: 'column', gap: 14, paddingBottom: 24 });
