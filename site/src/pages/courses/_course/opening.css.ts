import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono, text as textSize, type } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export const opening = style({ paddingTop: 12 });

/** On a phone the title shows the current location. */
export const trail = style(responsiveStyle({ xs: { display: 'none' }, sm: { display: 'block' } }));

export const grid = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 32, alignItems: 'end' },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)', gap: 56 },
  }),
  paddingBlock: 'clamp(20px, 3.4vw, 52px)',
});

export const text = style({ display: 'grid', gap: 22, justifyItems: 'start', alignSelf: 'center' });

export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: 640,
  fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 4.125rem)',
  lineHeight: type.display.line,
  letterSpacing: type.display.track,
  textWrap: 'balance',
});

export const promise = style({
  fontSize: textSize.l.size,
  lineHeight: textSize.l.line,
  color: vars.color.soft,
  maxWidth: '34em',
  textWrap: 'pretty',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

export const drawing = style({
  position: 'relative',
  background: vars.color.sheet,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  outline: `1px solid ${vars.color.hair}`,
  outlineOffset: 7,
  margin: 8,
});

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 14px',
  borderTop: `1px solid ${vars.color.hair}`,
});

/** The title block of the sheet: facts needed before reading on. */
export const facts = style(
  responsiveStyle({
    xs: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      borderTop: `2px solid ${vars.color.ink}`,
      borderBottom: `1px solid ${vars.color.line}`,
    },
    md: { gridTemplateColumns: '1.5fr 1fr 1fr 1.1fr 0.8fr' },
  }),
);

export const fact = style({
  padding: '12px 16px 14px',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
    '&:nth-child(n+2)': { borderTop: `1px solid ${vars.color.hair}` },
    '&:first-child:nth-child(n)': { gridColumn: '1 / -1' },
    '&:nth-child(even)': { borderInlineStart: 0, paddingInlineStart: 0 },
  },
  '@media': {
    'screen and (min-width: 1080px)': {
      selectors: {
        '&:nth-child(n+2)': {
          borderTop: 0,
          borderInlineStart: `1px solid ${vars.color.line}`,
          paddingInlineStart: 16,
        },
        '&:first-child:nth-child(n)': { gridColumn: 'auto' },
      },
    },
  },
});

export const term = style({
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  lineHeight: mono.line,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.faint,
});

export const value = style({
  fontFamily: vars.font.heading,
  fontSize: type.m.size,
  lineHeight: type.m.line,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  paddingTop: 4,
});

export const index = style({ overflowX: 'auto', borderBottom: `1px solid ${vars.color.hair}` });

/** One horizontally scrolling line on a phone; where there is room, everything is visible. */
export const indexList = style(
  responsiveStyle({
    xs: { display: 'flex', columnGap: 24, width: 'max-content' },
    md: { width: 'auto', display: 'grid', gridTemplateColumns: 'repeat(6, auto)' },
  }),
);

export const indexLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: layout.target,
  fontSize: textSize.s.size,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const indexNumber = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.signal,
});
