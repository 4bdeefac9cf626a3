import { motion } from '@plinth/ui/theme/motion';
import { vars } from '@plinth/ui/theme/theme.css';
import { keyframes, style } from '@vanilla-extract/css';

export const layer = style({ position: 'fixed', inset: 0, zIndex: 80 });

export const scrim = style({ position: 'absolute', inset: 0, background: vars.color.scrim });

/** The highlighted part stays lit; a wide shadow dims the rest. */
export const mark = style({
  position: 'absolute',
  border: `2px solid ${vars.color.signalFill}`,
  boxShadow: `0 0 0 200vmax ${vars.color.scrim}`,
  transition: `top ${motion.calm} ${motion.ease}, left ${motion.calm} ${motion.ease}, width ${motion.calm}, height ${motion.calm}`,
});

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const card = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 18,
  background: vars.color.sheet,
  color: vars.color.ink,
  borderTop: `2px solid ${vars.color.ink}`,
  boxShadow: `0 12px 40px ${vars.color.scrim}`,
  animation: `${arrive} ${motion.calm} ${motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: -8,
});

export const count = style({
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  color: vars.color.faint,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 12,
  paddingTop: 6,
});
