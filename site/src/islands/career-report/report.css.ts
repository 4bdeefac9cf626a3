import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

export const report = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 64 });
export const top = style(
  responsiveStyle({
    xs: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 },
    md: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: 72, alignItems: 'start' },
  }),
);
export const level = style({ fontSize: '1.25rem', fontWeight: 600 });

export const drawing = style({
  display: 'grid',
  gap: 14,
  margin: 0,
  padding: 'clamp(14px, 3vw, 28px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const elevation = style({ display: 'block', width: '100%', height: 'auto', maxWidth: 620 });
/** The meaning of the axis letters, so that the drawing can be read without the schedule beside it. */
export const key = style(
  responsiveStyle({
    xs: { display: 'grid', listStyle: 'none', padding: 0, fontSize: '0.875rem' },
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 28 },
  }),
);
export const keyEntry = style({
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr) auto',
  alignItems: 'baseline',
  padding: '5px 0',
  borderBottom: `1px solid ${vars.color.hair}`,
});
export const keyLetter = style({ fontFamily: vars.font.mono, color: vars.color.faint });
export const keyFigure = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  fontVariantNumeric: 'tabular-nums',
});
export const legend = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: mono.line,
  color: vars.color.soft,
});

const stroke = { fill: 'none', stroke: vars.color.ink };
export const ground = style({ ...stroke, strokeWidth: 1.6 });
export const storey = style({ ...stroke, stroke: vars.color.hair, strokeWidth: 1 });
export const axis = style({
  ...stroke,
  stroke: vars.color.line,
  strokeWidth: 0.7,
  strokeDasharray: '9 3 2 3',
});
export const bubble = style({ ...stroke, strokeWidth: 1 });
export const wall = style({ stroke: vars.color.ink, strokeWidth: 1.4, fill: vars.color.well });
export const hatch = style({ ...stroke, strokeWidth: 0.6 });
export const missing = style({ ...stroke, strokeWidth: 1, strokeDasharray: '3 3' });
export const plate = style({ fill: vars.color.sheet });
export const needed = style({ ...stroke, stroke: vars.color.signal, strokeWidth: 2.6 });
const written = { fontFamily: vars.font.mono, fill: vars.color.ink };
export const annotation = style({ ...written, fontSize: 10.5 });
export const measure = style({ ...written, fontSize: 9 });
export const letter = style({ ...written, fontSize: 12 });

export const courses = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 20, listStyle: 'none', padding: 0 },
    sm: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' },
  }),
);
export const course = style({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  padding: 'clamp(16px, 3vw, 24px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const steps = style({ display: 'grid', listStyle: 'none', padding: 0 });
export const step = style({
  display: 'grid',
  gap: 8,
  padding: '18px 0',
  borderTop: `1px solid ${vars.color.hair}`,
});
/** A quiet button aligned with the start of the text above it. */
export const quiet = style({ marginInlineStart: -8 });
export const footer = style({
  display: 'grid',
  gap: 28,
  padding: 'clamp(16px, 3vw, 32px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
});
export const pair = style(
  responsiveStyle({
    xs: { display: 'grid', gap: 32 },
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 56 },
  }),
);
