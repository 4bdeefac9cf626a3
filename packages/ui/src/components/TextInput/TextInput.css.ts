import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { mono } from '../../theme/type.ts';

export const frame = style({ position: 'relative' });
export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 14,
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.faint,
  pointerEvents: 'none',
});
export const withUnit = style({ paddingInlineEnd: 64 });
