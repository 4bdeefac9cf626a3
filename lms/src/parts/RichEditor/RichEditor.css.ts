import { layout } from '@plinth/ui/theme/layout';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: 2,
  background: vars.color.sheet,
  selectors: {
    '&:focus-within': { borderColor: vars.color.signal },
    '&[data-over=true]': { borderColor: vars.color.signal, background: vars.color.signalWash },
    '&[data-invalid=true]': { borderColor: vars.color.error },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBottom: `1px solid ${vars.color.hair}`,
});
/** The buttons and the preview share their lines. */
export const group = style({ display: 'contents' });
export const end = style({ marginLeft: 'auto', paddingInline: 4 });

export const area = style({
  display: 'block',
  width: '100%',
  minHeight: 148,
  padding: '12px 14px',
  background: 'transparent',
  color: vars.color.ink,
  border: 0,
  resize: 'vertical',
  lineHeight: 1.55,
  fieldSizing: 'content',
  maxHeight: 520,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.signal}`, outlineOffset: -2 },
    '&::placeholder': { color: vars.color.faint, opacity: 1 },
  },
});
export const preview = style({ minHeight: 148, padding: '12px 14px' });

export const files = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '6px 14px',
  borderTop: `1px solid ${vars.color.hair}`,
  listStyle: 'none',
});
export const file = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: layout.target });
export const thumb = style({
  width: 40,
  height: 40,
  objectFit: 'cover',
  flex: 'none',
  border: `1px solid ${vars.color.hair}`,
});
export const fileName = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
});
export const picker = style({ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' });
