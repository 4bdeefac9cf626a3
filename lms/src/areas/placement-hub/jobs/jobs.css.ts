import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';
import { ruledList, ruledRow } from '../../../parts/ruled-list.css.ts';

export const stack = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = style({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

export const filters = style({ display: 'grid', gap: 14, gridTemplateColumns: 'minmax(0, 1fr)' });
export const search = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 12, alignItems: 'end' },
    sm: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' },
  }),
);
export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const list = ruledList;
export const row = style([
  ruledRow,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '6px 16px',
    alignItems: 'start',
    paddingBlock: 16,
  },
]);
export const words = style({ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  fontWeight: 600,
  textDecoration: 'none',
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' } },
});
/** The whole row links to the opening; other controls are placed above it. */
globalStyle(`${title}::after`, { content: '""', position: 'absolute', inset: 0 });
export const over = style({ position: 'relative', zIndex: 1 });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 14px' });
export const skeletonRow = style([ruledRow, { display: 'grid', gap: 10, paddingBlock: 18 }]);

export const sheet = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
    md: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 40 },
  }),
);
export const facing = style({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
export const prose = style({ maxWidth: '66ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: 1,
  margin: 0,
  padding: 1,
});
export const detail = style({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  padding: '12px 14px',
  boxShadow: `0 0 0 1px ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const value = style({ margin: 0 });
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 0, listStyle: 'none' });
export const name = style({
  padding: '2px 8px',
  border: `1px solid ${vars.color.hair}`,
  fontFamily: vars.font.mono,
  fontSize: 13,
});
export const rounds = style({
  paddingInlineStart: '1.6em',
  display: 'grid',
  gap: 4,
  listStyleType: 'decimal',
});

export const criterion = style([
  ruledRow,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2px 10px', paddingBlock: 10 },
]);
export const mark = style({ paddingTop: 3, lineHeight: 0 });
export const met = style({ color: vars.color.success });
export const unmet = style({ color: vars.color.error });

export const form = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const opened = style({ display: 'grid', gap: 14, paddingTop: 12 });
