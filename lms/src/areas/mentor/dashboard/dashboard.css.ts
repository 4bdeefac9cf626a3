import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
    md: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)', gap: 32 },
  }),
);
export const column = style({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });

export const waiting = style(
  responsiveStyle({
    xs: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, padding: 0 },
  }),
);
export const count = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  paddingBlock: 4,
  minHeight: 44,
  textDecoration: 'none',
});
export const number = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: '2.5rem',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
});
export const what = style({ textDecoration: 'underline', textUnderlineOffset: '.2em' });
globalStyle(`${count}:hover ${what}`, { color: vars.color.signal });

export const rows = style({ display: 'flex', flexDirection: 'column', padding: 0, listStyle: 'none' });
export const row = style({
  overflowWrap: 'anywhere',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 16px',
  paddingBlock: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const text = style({ display: 'grid', gap: 4, minWidth: 0 });

export const time = style({ display: 'grid', gap: 6, minWidth: 0 });
export const level = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: '1.5rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});
export const trend = style({
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 40,
  overflow: 'visible',
});
export const ground = style({ stroke: vars.color.line, strokeWidth: 1 });
export const bar = style({ fill: vars.color.well, stroke: vars.color.ink, strokeWidth: 1 });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  maxWidth: 320,
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.faint,
});
