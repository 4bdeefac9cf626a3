import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.ts';

export const heading = style({ fontFamily: vars.font.heading, fontWeight: 640, textWrap: 'balance' });
export const size = styleVariants(type, ({ size, line, track }) => ({
  fontSize: size,
  lineHeight: line,
  letterSpacing: track,
}));
