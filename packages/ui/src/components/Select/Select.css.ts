import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const frame = style({ position: 'relative' });
export const select = style({ appearance: 'none', paddingInlineEnd: 44, textOverflow: 'ellipsis' });
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 14,
  top: '50%',
  transform: 'translateY(-50%)',
  color: vars.color.soft,
  pointerEvents: 'none',
});
