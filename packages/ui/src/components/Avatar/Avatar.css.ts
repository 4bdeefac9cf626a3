import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.well,
  color: vars.color.ink,
  fontFamily: vars.font.mono,
  lineHeight: 1,
  userSelect: 'none',
});
export const size = styleVariants({
  s: { width: 32, height: 32, fontSize: '0.6875rem' },
  m: { width: 44, height: 44, fontSize: '0.8125rem' },
  l: { width: 88, height: 88, fontSize: '1.375rem' },
});
/** Laid over the box, so that the underline of a surrounding link stops before the initials. */
export const initials = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
