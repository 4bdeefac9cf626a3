import { style } from '@vanilla-extract/css';
import { faintMono } from '../../theme/arrange.ts';
import { motion } from '../../theme/motion.ts';
import { vars } from '../../theme/theme.css.ts';

export const drop = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 84,
  padding: '16px 18px',
  border: `1px dashed ${vars.color.line}`,
  background: vars.color.sheet,
  transition: `background-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { outline: `2px solid ${vars.color.signal}`, outlineOffset: 0 },
    '&[data-over=true]': { background: vars.color.signalWash, borderColor: vars.color.signal },
    '&[data-invalid=true]': { borderColor: vars.color.error },
    '&[data-disabled=true]': { color: vars.color.faint, background: 'transparent' },
  },
});
/** The native control covers the whole box, so that clicks, keys and drops all reach it. */
export const native = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  width: '100%',
  selectors: { '&::file-selector-button': { cursor: 'pointer' }, '&:disabled': { cursor: 'not-allowed' } },
});
export const choose = style({
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.signal,
  textUnderlineOffset: '.25em',
  selectors: { [`${drop}[data-disabled=true] &`]: { textDecorationColor: 'currentColor' } },
});
export const chosen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '10px 8px 10px 18px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
});
export const row = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const meta = style({ ...faintMono, whiteSpace: 'nowrap' });
export const progress = style({ paddingInlineEnd: 10 });
export const icon = style({ flex: 'none', color: vars.color.soft });
