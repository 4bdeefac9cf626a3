import { styleVariants } from '@vanilla-extract/css';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';

const hover = { '&:hover': { color: vars.color.signal, textDecorationColor: vars.color.signal } };

export const tone = styleVariants({
  text: {
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.signal,
    transition: `color ${motion.quick}`,
    selectors: hover,
  },
  /** For lists of links, where it is clear that everything is a link. */
  quiet: {
    textDecorationLine: 'none',
    selectors: { '&:hover': { ...hover['&:hover'], textDecorationLine: 'underline' } },
  },
});
