import { style, styleVariants } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { layout } from '../../theme/layout.ts';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';

export const positioner = style({ zIndex: 45, outline: 'none' });
export const popup = style({
  paddingBlock: 6,
  background: vars.color.sheet,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderTop: `2px solid ${vars.color.ink}`,
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  transformOrigin: 'top',
  transition: `transform ${motion.quick} ${motion.ease}, opacity ${motion.quick}`,
  selectors: {
    '&[data-starting-style]': { transform: 'translateY(-6px)', opacity: 0 },
    '&[data-ending-style]': { opacity: 0 },
    '&:focus': { outline: 'none' },
  },
});
export const width = styleVariants({
  fit: { minWidth: 180, maxWidth: 'min(340px, var(--available-width))' },
  account: { width: layout.accountMenu },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: layout.target,
  padding: '8px 16px',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.well, boxShadow: `inset 2px 0 0 ${vars.color.signal}` },
    '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
  },
});
export const danger = style({ color: vars.color.error });
export const note = style({ ...faintMono, marginInlineStart: 'auto' });
export const heading = style({ ...faintMono, padding: '8px 16px 6px' });
export const separator = style({ height: 1, marginBlock: 6, background: vars.color.hair });
