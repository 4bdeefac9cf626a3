import { style } from '@vanilla-extract/css';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  padding: '7px 14px',
  border: `1px solid ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.soft,
  fontSize: '0.875rem',
  fontWeight: 550,
  lineHeight: 1.3,
  textDecoration: 'none',
  textAlign: 'start',
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
  selectors: {
    '&:is(a,button):hover': { color: vars.color.ink, borderColor: vars.color.ink },
    // As specific as the hover rule above; otherwise a chosen chip would be ink on ink on hover.
    '&:is(a,button):is([aria-pressed=true],[aria-current])': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.ground,
    },
    '&:disabled': { borderStyle: 'dashed', color: vars.color.faint, cursor: 'not-allowed' },
  },
});
export const count = style({
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});
