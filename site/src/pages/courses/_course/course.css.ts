import { ends, faintMono } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono, text as textSize, type } from '@plinth/ui/theme/type';
import { globalStyle, style } from '@vanilla-extract/css';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const hatch = `repeating-linear-gradient(135deg, ${vars.color.line} 0 1px, transparent 1px 6px)`;

/** A heading and the content beside it. */
export const aside = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28 },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.75fr)', gap: 64 },
  }),
);

export const pair = style(
  responsiveStyle({ xs: { display: 'grid', gap: 28 }, sm: { gridTemplateColumns: columns(2), gap: 40 } }),
);

export const block = style({ display: 'grid', gap: 10, alignContent: 'start' });

/** Several blocks, one below the other. */
export const column = style({ display: 'grid', gap: 44, alignContent: 'start' });

export const head = style({ ...ends('8px 24px', 'baseline'), marginBottom: 32 });

export const title = style({
  fontFamily: vars.font.heading,
  fontSize: type.m.size,
  lineHeight: type.m.line,
  letterSpacing: type.m.track,
  fontWeight: 620,
});

export const prose = style({ color: vars.color.soft, maxWidth: '41.3em', textWrap: 'pretty' });

export const note = style({ ...faintMono, lineHeight: mono.line, fontVariantNumeric: 'tabular-nums' });

export const label = style({
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: mono.line,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.faint,
});

export const ticked = style({ display: 'grid', gap: 14 });

const marked = style({
  position: 'relative',
  paddingInlineStart: 26,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.5em',
    width: 11,
    height: 11,
    border: `1px solid ${vars.color.ink}`,
  },
});

export const tick = style([
  marked,
  { '::before': { background: vars.color.ink, boxShadow: `inset 0 0 0 2px ${vars.color.ground}` } },
]);

/** Not included: hatched, like a part that is cut away. */
export const cross = style([marked, { color: vars.color.soft, '::before': { background: hatch } }]);

export const keynotes = style(
  responsiveStyle({
    xs: { display: 'grid', gap: '36px 40px' },
    sm: { gridTemplateColumns: columns(2) },
    md: { gridTemplateColumns: columns(3) },
  }),
);

export const keynote = style({ display: 'grid', gap: 8, alignContent: 'start' });

/** Short lines in as many columns as fit. */
export const lines = style({
  columns: '220px 3',
  columnGap: 40,
  marginTop: 12,
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.ink}`,
});

export const lineOf = style({ breakInside: 'avoid', paddingBlock: 5, color: vars.color.soft });

globalStyle(`${keynotes} + ${label}`, { marginTop: 56 });

export const pictures = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28, marginTop: 48 },
    sm: { gridTemplateColumns: columns(2), gap: 40 },
  }),
);

export const picture = style({ display: 'grid', gap: 10, alignContent: 'start', minWidth: 0 });

export const photo = style({ width: '100%', height: 'auto', border: `1px solid ${vars.color.line}` });

/** The end of a grid line. */
export const bubble = style({
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  borderRadius: '50%',
  border: `1px solid ${vars.color.ink}`,
  fontFamily: vars.font.mono,
  fontSize: textSize.s.size,
  position: 'relative',
  marginBottom: 4,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '100%',
    top: '50%',
    width: 'clamp(40px, 9vw, 180px)',
    borderTop: `1px dashed ${vars.color.line}`,
  },
});

export const week = style(
  responsiveStyle({
    xs: { display: 'grid', borderTop: `1px solid ${vars.color.ink}` },
    md: { gridTemplateColumns: columns(4) },
  }),
);

export const day = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: 8, borderBottom: `1px solid ${vars.color.hair}`, paddingBlock: 20 },
    md: {
      gridTemplateRows: 'auto 1fr auto',
      borderBottom: `1px solid ${vars.color.line}`,
      borderInlineStart: `1px solid ${vars.color.line}`,
      padding: '20px 22px',
    },
  }),
  selectors: {
    '&:first-child': {
      '@media': { 'screen and (min-width: 1080px)': { borderInlineStart: 0, paddingInlineStart: 0 } },
    },
  },
});

export const hours = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.signal,
  fontVariantNumeric: 'tabular-nums',
  paddingTop: 8,
});

export const footnote = style({ marginTop: 20, color: vars.color.soft, maxWidth: '44em' });

export const register = style({ display: 'grid', borderTop: `1px solid ${vars.color.ink}` });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'baseline',
  padding: '13px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
});

export const plan = style({
  ...responsiveStyle({
    xs: { display: 'grid', gap: '2px 24px' },
    sm: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)', alignItems: 'baseline' },
  }),
  padding: '13px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
});

globalStyle(`${plan} > :nth-child(3)`, { gridColumn: '-2 / -1' });

export const planName = style({ fontWeight: 600 });

export const benefits = style(
  responsiveStyle({
    xs: { display: 'grid', marginTop: 12, borderTop: `1px solid ${vars.color.ink}` },
    sm: { gridTemplateColumns: columns(3) },
  }),
);

export const benefit = style({
  fontFamily: vars.font.heading,
  fontSize: type.m.size,
  lineHeight: type.m.line,
  fontWeight: 600,
  padding: '16px 16px 16px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
});

globalStyle(`${aside} + ${label}`, { marginTop: 56 });

export const questions = style({ borderTop: `1px solid ${vars.color.ink}` });

export const question = style({ borderBottom: `1px solid ${vars.color.hair}` });

export const asked = style({
  minHeight: layout.target,
  padding: '15px 0',
  cursor: 'pointer',
  fontWeight: 600,
  ':hover': { color: vars.color.signal },
});

export const answer = style({
  padding: '0 0 20px 20px',
  color: vars.color.soft,
  maxWidth: '44em',
  textWrap: 'pretty',
});

export const call = style({
  borderTop: `2px solid ${vars.color.ink}`,
  paddingBlock: 'clamp(44px, 6vw, 88px)',
});

export const callGrid = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 28 },
    md: { gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)', alignItems: 'end' },
  }),
);

export const callActions = style({ display: 'grid', gap: 14, justifyItems: 'start' });
