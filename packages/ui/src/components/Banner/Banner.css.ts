import { style, styleVariants } from '@vanilla-extract/css';
import { wrap } from '../../theme/arrange.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/theme.css.ts';

export const banner = style({
  ...wrap('8px 16px', 'center'),
  padding: '12px 18px',
  borderInlineStart: '4px solid currentColor',
});
export const tone = styleVariants({
  info: { background: vars.color.infoWash, color: vars.color.info },
  success: { background: vars.color.successWash, color: vars.color.success },
  warning: { background: vars.color.warningWash, color: vars.color.warning },
  error: { background: vars.color.errorWash, color: vars.color.error },
});
/** The mark aligns with the first line, even if a button beside it is taller than the text. */
export const told = style({
  display: 'flex',
  // On a phone, a button beside the text would leave it half of the line, so the button moves below.
  flex: '1 1 250px',
  alignItems: 'flex-start',
  gap: 16,
  minWidth: 0,
});
export const content = style({ flex: 1, minWidth: 0, color: vars.color.ink });
export const title = style({ display: 'block', fontWeight: 600 });
export const icon = style({ flex: 'none', marginTop: 3 });
export const actions = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: vars.color.ink,
  '@media': { [`screen and (max-width: ${breakpoints.sm - 1}px)`]: { marginInlineStart: 34 } },
});
