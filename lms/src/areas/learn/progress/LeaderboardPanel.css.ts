import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

export const board = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

const row = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gridTemplateColumns: 'minmax(3ch, max-content) minmax(0, 1fr) auto',
      gap: 12,
      alignItems: 'center',
      paddingBlock: 8,
    },
    sm: { gap: 20 },
  }),
);

/** Framed on both sides, so that it stands out without colour. */
export const own = style([
  row,
  {
    borderBlock: `2px solid ${vars.color.ink}`,
    paddingBlock: 10,
    background: vars.color.well,
    paddingInline: 8,
  },
]);

export const places = style({ display: 'grid', padding: 0, listStyle: 'none' });

export const place = style([
  row,
  {
    borderTop: `1px solid ${vars.color.hair}`,
    paddingInline: 8,
    selectors: {
      '&:first-child': { borderTop: 0 },
      '&[aria-current]': { background: vars.color.well, boxShadow: `inset 3px 0 0 ${vars.color.ink}` },
    },
  },
]);

export const rank = style({
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 12px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** A name beside its picture, on however many lines. */
export const person = style({
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

export const link = style({ textUnderlineOffset: '.2em' });
