import { layout } from '@plinth/ui/theme/layout';
import { motion } from '@plinth/ui/theme/motion';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const bell = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
  color: vars.color.soft,
  transition: `color ${motion.quick}`,
  selectors: { '&:hover, &[aria-current]': { color: vars.color.ink } },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 24,
  minWidth: 18,
  height: 18,
  paddingInline: 4,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.ink,
  color: vars.color.sheet,
  fontFamily: vars.font.mono,
  fontSize: '0.6875rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
