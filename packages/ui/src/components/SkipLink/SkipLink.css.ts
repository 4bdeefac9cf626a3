import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const skip = style({
  position: 'fixed',
  insetInlineStart: 12,
  top: 12,
  zIndex: 50,
  padding: '12px 18px',
  background: vars.color.ink,
  color: vars.color.ground,
  '@media': { print: { display: 'none' } },
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
