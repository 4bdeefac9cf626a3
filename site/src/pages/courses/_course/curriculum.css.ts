import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono, text as textSize } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

/** The modules to scale, as a dimension string. */
export const string = style({
  overflow: 'visible',
  marginInline: 5,
  width: 'calc(100% - 10px)',
  color: vars.color.line,
  marginBottom: 12,
});

export const figure = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  fill: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
});

export const modules = style({ borderTop: `1px solid ${vars.color.ink}` });

export const module = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 10 },
    md: { gridTemplateColumns: '120px minmax(0, 1.2fr) minmax(0, 1fr)', gap: 32 },
  }),
  paddingBlock: 22,
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const number = style({
  display: 'flex',
  gap: 12,
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: 1.9,
  color: vars.color.signal,
  fontVariantNumeric: 'tabular-nums',
});

export const week = style({ color: vars.color.faint });

export const details = style({ alignSelf: 'start' });

export const summary = style({
  minHeight: layout.target,
  paddingBlock: 9,
  cursor: 'pointer',
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.soft,
  ':hover': { color: vars.color.signal },
  '@media': { 'screen and (min-width: 1080px)': { minHeight: 0, paddingBlock: 2 } },
});

export const topics = style({ display: 'grid', paddingTop: 6 });

export const topic = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '7px 0',
  borderTop: `1px solid ${vars.color.hair}`,
  fontSize: textSize.s.size,
  lineHeight: textSize.s.line,
});

export const figures = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28, marginTop: 44 },
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
);

export const plate = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  breakInside: 'avoid',
  border: `1px solid ${vars.color.line}`,
});

export const drawing = style({
  display: 'grid',
  alignItems: 'center',
  background: vars.color.sheet,
  padding: 18,
});

const chalked = 'invert(1) hue-rotate(180deg)';

/** An image in ink; on blueprint it is inverted to chalk. */
export const inked = style({
  width: '100%',
  selectors: { '[data-theme=dark] &': { filter: chalked } },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': { filter: chalked } } },
  },
});

export const caption = style({
  padding: '10px 14px',
  borderTop: `1px solid ${vars.color.hair}`,
  fontSize: textSize.s.size,
  lineHeight: textSize.s.line,
  color: vars.color.soft,
});
