import { wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

/** The rank and the person, then the list's own data: below it when large type leaves too little room for a name. */
const row = style(
  responsiveStyle({
    xs: { ...wrap('4px 12px', 'center'), paddingBlock: 8, paddingInline: 8 },
    sm: { columnGap: 20 },
  }),
);

/** Framed on both sides, so that it stands out without colour. */
export const own = style([
  row,
  { borderBlock: `2px solid ${vars.color.ink}`, paddingBlock: 12, background: vars.color.well },
]);

export const places = style({ display: 'grid', padding: 0, listStyle: 'none' });
export const place = style([
  row,
  {
    borderTop: `1px solid ${vars.color.hair}`,
    selectors: {
      '&:first-child': { borderTop: 0 },
      '&[aria-current]': { background: vars.color.well, boxShadow: `inset 3px 0 0 ${vars.color.ink}` },
    },
  },
]);
export const rank = style({
  minWidth: '3ch',
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
/** A name beside its picture, on any number of lines. */
export const person = style({
  flex: '1 1 5.5rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  overflowWrap: 'anywhere',
});
export const credits = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
