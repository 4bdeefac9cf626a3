import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layout.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: `clamp(34px, 11%, ${layout.target}px)`,
  height: layout.target,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  textDecoration: 'none',
  color: vars.color.soft,
  selectors: {
    '&:is(a,button):not([aria-current]):not(:disabled):hover': {
      background: vars.color.well,
      color: vars.color.ink,
    },
    '&[aria-current]': { color: vars.color.ink, boxShadow: `inset 0 -3px 0 ${vars.color.signalFill}` },
    '&:disabled': { color: vars.color.line, cursor: 'not-allowed' },
  },
});
