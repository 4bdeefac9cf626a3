import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { ruledList, ruledRow } from './ruled-list.css.ts';

export const list = style([ruledList, { selectors: { '&[aria-busy=true]': { opacity: 0.6 } } }]);
export const row = ruledRow;
export const skeletonRow = style([ruledRow, { display: 'grid', gap: 8, paddingBlock: 16 }]);
export const link = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 6, paddingBlock: 14, textDecoration: 'none' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '6px 24px', alignItems: 'center' },
  }),
);
export const title = style({ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${link}:hover ${title}`, { textDecoration: 'underline', textUnderlineOffset: '.2em' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' });
export const unread = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginRight: 8,
  background: vars.color.signalFill,
});
