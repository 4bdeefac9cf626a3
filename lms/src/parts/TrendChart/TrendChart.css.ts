import { faintMono } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export { summary } from '../summary.css.ts';

export const figure = style({ display: 'grid', gap: 8, margin: 0, minWidth: 0 });

/** On a phone the columns keep their width and the chart scrolls. */
export const scroll = style({ overflowX: 'auto' });

export const drawing = style({
  display: 'block',
  width: '100%',
  minWidth: 520,
  maxWidth: 900,
  height: 'auto',
});

export const ground = style({ stroke: vars.color.line, strokeWidth: 1 });

/** An outline with a light fill: it reads the same in greyscale. */
export const bar = style({ fill: vars.color.well, stroke: vars.color.ink, strokeWidth: 1.25 });

const words = style({
  fontFamily: vars.font.mono,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
});

export const value = style([words, { fontSize: 12, fill: vars.color.ink }]);

export const tick = style([words, { fontSize: 11, fill: vars.color.soft }]);

export const details = style({ fontSize: '0.875rem' });

export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  fontWeight: 400,
  padding: '6px 24px 6px 0',
  borderTop: `1px solid ${vars.color.hair}`,
});

globalStyle(`${table} thead th`, { ...faintMono, borderTop: 0 });
