import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layout.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: layout.target + 4,
  padding: '10px 16px',
  fontWeight: 500,
  color: vars.color.soft,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover:not([data-disabled])': { color: vars.color.ink },
    '&[data-active]': {
      color: vars.color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 -3px 0 ${vars.color.signalFill}`,
    },
    '&[data-disabled]': { color: vars.color.faint, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const count = style({
  marginInlineStart: 8,
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  color: vars.color.faint,
});
export const panel = style({ paddingTop: 24, selectors: { '&:focus-visible': { outlineOffset: 4 } } });
