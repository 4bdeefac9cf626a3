import { style } from '@vanilla-extract/css';
import { motion } from '../../theme/motion.ts';

/** The dark half moves to the other side. */
export const mark = style({
  transition: `transform ${motion.calm}`,
  selectors: { '[data-theme=dark] &': { transform: 'rotate(180deg)' } },
});
