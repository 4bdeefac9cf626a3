import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { mono } from '../../theme/type.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  fontFamily: vars.font.mono,
  fontSize: mono.size,
  color: vars.color.faint,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: { '& + &::before': { content: '/', paddingInline: 10, color: vars.color.line } },
});
export const link = style({
  padding: '12px 0',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.signal, textDecoration: 'underline' } },
});
export const here = style({
  color: vars.color.ink,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
