import { style, styleVariants } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';
import { mono } from '../../theme/type.ts';

export const chip = style({
  display: 'inline-flex',
  // In a stack it is as wide as its text, not as the column.
  justifySelf: 'start',
  alignItems: 'center',
  gap: 7,
  padding: '2px 8px 2px 7px',
  border: '1px solid currentColor',
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  lineHeight: 1.5,
  // In a table on a desktop the chip does not wrap and so sets the width of its column; on a phone there is no room for
  // that.
  '@media': { [`screen and (min-width: ${breakpoints.sm}px)`]: { whiteSpace: 'nowrap' } },
  verticalAlign: 'middle',
});
export const mark = style({ flex: 'none' });
export const tone = styleVariants({
  neutral: { color: vars.color.faint },
  signal: { color: vars.color.signal },
  info: { color: vars.color.info },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.error },
});
