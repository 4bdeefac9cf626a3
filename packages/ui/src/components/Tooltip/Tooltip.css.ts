import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Positioned by script, relative to the element it belongs to. */
export const bubble = style({
  position: 'fixed',
  zIndex: 48,
  inset: 'auto',
  top: 'var(--y, 0)',
  left: 'var(--x, 0)',
  width: 'max-content',
  maxWidth: 260,
  margin: 0,
  padding: '7px 11px',
  border: 0,
  background: vars.color.ink,
  color: vars.color.ground,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: 400,
  lineHeight: 1.4,
  textAlign: 'start',
  whiteSpace: 'normal',
  animation: `${appear} ${motion.quick}`,
});
