import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layout.ts';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';

export const iconButton = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: layout.target,
  height: layout.target,
  borderRadius: 1,
  color: vars.color.soft,
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.ink, background: vars.color.well },
    '&:disabled': { color: vars.color.faint, opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-pressed=true]': { color: vars.color.signal },
  },
});
