import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';
import { text } from '../../theme/type.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 12,
});
export const label = style({ fontSize: text.s.size, fontWeight: 600 });
export const value = style({ ...faintMono, fontVariantNumeric: 'tabular-nums' });
export const drawing = style({
  overflow: 'visible',
  marginInline: 5,
  width: 'calc(100% - 10px)',
  color: vars.color.line,
});
export const figure = style({
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  fill: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
});
const draw = keyframes({ from: { strokeDashoffset: 1 } });
export const done = style({
  strokeDasharray: 1,
  animation: `${draw} ${motion.draw} ${motion.ease} 80ms backwards`,
});
export const tone = styleVariants({
  signal: { stroke: vars.color.signalFill },
  success: { stroke: vars.color.success },
  error: { stroke: vars.color.error },
});
export const tick = style({ stroke: vars.color.ink });
