import { wrap } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});

export const paragraph = style({ maxWidth: '68ch', whiteSpace: 'pre-line' });
export const quote = style({
  maxWidth: '68ch',
  whiteSpace: 'pre-line',
  paddingLeft: 14,
  borderLeft: `2px solid ${vars.color.line}`,
  color: vars.color.soft,
});
const list = style({ maxWidth: '68ch', paddingLeft: 22, display: 'grid', gap: 4 });
export const bullets = style([list, { listStyle: 'disc' }]);
export const numbers = style([list, { listStyle: 'decimal' }]);
export const code = style({
  maxWidth: '100%',
  overflowX: 'auto',
  padding: '12px 14px',
  background: vars.color.well,
  border: `1px solid ${vars.color.hair}`,
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  lineHeight: 1.55,
  overflowWrap: 'normal',
});
export const lines = style({ margin: 0, font: 'inherit' });
export const inlineCode = style({
  padding: '1px 5px',
  background: vars.color.well,
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
});
export const link = style({ color: vars.color.signal });
export const missing = style({ color: vars.color.soft, fontStyle: 'italic' });

export const figure = style({ display: 'grid', gap: 6, justifyItems: 'start', margin: 0 });
export const pictureButton = style({
  display: 'block',
  maxWidth: '100%',
  padding: 0,
  background: 'none',
  border: `1px solid ${vars.color.hair}`,
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: vars.color.line } },
});
export const picture = style({ display: 'block', maxWidth: 'min(100%, 520px)', maxHeight: 360 });
export const large = style({ display: 'block', maxWidth: '100%', marginInline: 'auto' });
export const caption = style({ color: vars.color.soft, fontSize: '0.875rem' });
export const waiting = style({ width: 'min(100%, 320px)' });

export const files = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: 0,
  listStyle: 'none',
});
export const file = style({ ...wrap('6px 14px', 'center'), minWidth: 0 });
export const fileName = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
});
