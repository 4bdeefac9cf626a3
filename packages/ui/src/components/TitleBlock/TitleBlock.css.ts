import { style } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { vars } from '../../theme/theme.css.ts';

export const block = style({
  ...faintMono,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'stretch',
  borderTop: `2px solid ${vars.color.ink}`,
  borderBottom: `1px solid ${vars.color.line}`,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: '9px 14px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0, color: vars.color.signal },
    '&:last-child:not(:first-child)': { paddingInlineEnd: 0 },
  },
});
export const subject = style({ color: vars.color.ink, textTransform: 'uppercase', letterSpacing: '.06em' });
