import { style } from '@vanilla-extract/css';
import { layout } from '../theme/layout.ts';
import { motion } from '../theme/motion.ts';
import { vars } from '../theme/theme.css.ts';

/** The box a person types into or chooses from. */
export const control = style({
  display: 'block',
  width: '100%',
  minHeight: layout.target + 4,
  padding: '10px 14px',
  background: vars.color.sheet,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 2,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
    '&:hover:enabled': { borderColor: vars.color.soft },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.signal}`,
      outlineOffset: 0,
      borderColor: vars.color.signal,
    },
    '&[aria-invalid=true]': {
      borderColor: vars.color.error,
      boxShadow: `inset 0 -2px 0 ${vars.color.error}`,
    },
    '&:disabled': {
      background: 'transparent',
      color: vars.color.faint,
      // Browsers fade a disabled list further, below readable contrast.
      opacity: 1,
      borderStyle: 'dashed',
      cursor: 'not-allowed',
    },
  },
});
