import { layout } from '@plinth/ui/theme/layout';
import { motion } from '@plinth/ui/theme/motion';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const bar = style({
  position: 'fixed',
  zIndex: 30,
  inset: 'auto 0 0',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  background: vars.color.sheet,
  borderTop: `1px solid ${vars.color.line}`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media': { print: { display: 'none' } },
});

globalStyle(`:root:has(${bar})`, {
  vars: { '--foot-bar': 'calc(59px + env(safe-area-inset-bottom))' },
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minHeight: 58,
  minWidth: 0,
  paddingInline: 2,
  color: vars.color.soft,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current=page]': { color: vars.color.ink },
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      inset: '-1px 18% auto',
      height: 3,
      background: vars.color.signalFill,
    },
  },
});

export const word = style({
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.71875rem',
  lineHeight: 1.2,
});

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const sheet = style({
  width: '100%',
  maxWidth: '100%',
  margin: 'auto 0 0',
  padding: 0,
  border: 0,
  borderTop: `2px solid ${vars.color.ink}`,
  background: vars.color.sheet,
  color: vars.color.ink,
  selectors: {
    '&[open]': { animation: `${rise} ${motion.calm} ${motion.ease}` },
    '&::backdrop': { background: vars.color.scrim },
  },
});

export const inside = style({ padding: '8px 8px calc(16px + env(safe-area-inset-bottom))' });

export const head = style({ display: 'flex', alignItems: 'center', gap: 4, paddingInlineStart: 12 });

export const title = style({
  flex: 1,
  fontFamily: vars.font.mono,
  fontSize: '0.71875rem',
  fontWeight: 400,
  letterSpacing: '.06em',
  textTransform: 'uppercase',
  color: vars.color.faint,
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: layout.target,
  height: layout.target,
});

export const list = style({ padding: 0 });

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 52,
  paddingInline: 12,
  borderTop: `1px solid ${vars.color.hair}`,
  textDecoration: 'none',
});

export const link = style([
  row,
  { selectors: { '&[aria-current=page]': { fontWeight: 600, color: vars.color.signal } } },
]);

export const locked = style([row, { color: vars.color.faint }]);

export const grow = style({ flex: 1 });

export const reason = style({ display: 'block', fontSize: '0.8125rem' });
