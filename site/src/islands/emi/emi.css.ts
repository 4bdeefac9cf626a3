import { responsiveStyle } from '@plinth/ui/theme/responsive';
import { vars } from '@plinth/ui/theme/theme.css';
import { mono } from '@plinth/ui/theme/type';
import { style } from '@vanilla-extract/css';

/** On a phone a column with the name of every step; on wider screens one row of sheets. */
export const tabs = style({
  ...responsiveStyle({
    xs: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 },
    sm: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  }),
  background: vars.color.line,
  border: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
  minHeight: 44,
  padding: '10px 12px',
  background: vars.color.sheet,
  color: vars.color.soft,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'start',
  selectors: {
    '&[aria-selected=true]': {
      color: vars.color.ink,
      fontWeight: 600,
      boxShadow: `inset 0 -3px 0 ${vars.color.signalFill}`,
    },
    '&[aria-disabled=true]': {
      color: vars.color.faint,
      background: vars.color.ground,
      cursor: 'not-allowed',
    },
    '&:not([aria-disabled=true]):hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const number = style({
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  fontVariantNumeric: 'tabular-nums',
});

export const remark = style({
  padding: '10px 16px',
  borderInlineStart: `3px solid ${vars.color.signal}`,
  background: vars.color.sheet,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
