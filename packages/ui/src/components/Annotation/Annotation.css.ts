import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { mono } from '../../theme/type.ts';

export const annotation = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: mono.line,
  fontVariantNumeric: 'tabular-nums',
});
export const tone = styleVariants({
  faint: { color: vars.color.faint },
  ink: { color: vars.color.ink },
  signal: { color: vars.color.signal },
  error: { color: vars.color.error },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
});
/** Small capitals of the drawing board, for short labels only. */
export const label = style({ textTransform: 'uppercase', letterSpacing: '.06em', fontSize: '0.71875rem' });
