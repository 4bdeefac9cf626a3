import { style } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ ...faintMono, display: 'flex', flexWrap: 'wrap' });
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
