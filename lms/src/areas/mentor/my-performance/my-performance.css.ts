import { wrap } from '@plinth/ui/theme/arrange';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const page = style({ ...column, gap: 28, maxWidth: 1220, marginInline: 'auto' });

export const panels = style(
  responsiveStyle({
    xs: { ...column, gap: 28 },
    lg: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
);

export const figure = style({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '1.75rem',
  lineHeight: 1.2,
});

export const board = style({
  ...column,
  gap: 14,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

/** In columns, until large type leaves so little room for the name that the figures move below it. */
const row = style({ ...wrap('4px clamp(8px, 2vw, 20px)', 'center'), paddingBlock: 8, paddingInline: 8 });

/** Framed on both sides, so that it stands out without colour. */
export const own = style([row, { borderBlock: `2px solid ${vars.color.ink}`, background: vars.color.well }]);

export const places = style({ padding: 0, listStyle: 'none' });
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

const figures = style({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const rank = style([figures, { minWidth: '3ch' }]);
export const score = style([
  figures,
  { minWidth: '10ch', marginInlineStart: 'auto', fontSize: '0.875rem', whiteSpace: 'nowrap' },
]);
export const person = style({
  flex: '1 1 5.5rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  overflowWrap: 'anywhere',
});
