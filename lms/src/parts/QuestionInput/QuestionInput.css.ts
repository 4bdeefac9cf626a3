import { faintMono, wrap } from '@plinth/ui/theme/arrange';
import { layout } from '@plinth/ui/theme/layout';
import { motion } from '@plinth/ui/theme/motion';
import { vars } from '@plinth/ui/theme/theme.css';
import { globalStyle, style } from '@vanilla-extract/css';

export const group = style({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 });

/** The text of a question of any type; that of a group is placed above those of its parts. */
export const words = style({
  fontWeight: 600,
  fontSize: '1.125rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { [`${group} ${group} &, ${group} label &`]: { fontSize: '1rem' } },
});

export const legend = style({ padding: 0, marginBottom: 12, maxWidth: '60ch' });

export const asterisk = style({ color: vars.color.error, marginInlineStart: 4 });

export const hint = style({ color: vars.color.soft, fontSize: '0.875rem', marginTop: -8 });

export const error = style({ color: vars.color.error, fontSize: '0.875rem', fontWeight: 550 });

export const optionGroup = style({ display: 'flex', flexDirection: 'column', gap: 8 });

export const groupName = style({ ...faintMono, letterSpacing: '.04em', paddingTop: 6 });

export const options = style({ display: 'flex', flexDirection: 'column', gap: 8 });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const binary = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 220px))',
  gap: 10,
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: layout.target + 6,
  padding: '11px 16px',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
  lineHeight: 1.4,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.ink },
    '&:has(:checked)': {
      borderColor: vars.color.signal,
      background: vars.color.signalWash,
      boxShadow: `inset 0 0 0 1px ${vars.color.signal}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.signal}`, outlineOffset: 2 },
    '&:has(:disabled)': { cursor: 'default' },
    '&[data-mark=right]': {
      borderColor: vars.color.success,
      background: vars.color.successWash,
      boxShadow: `inset 0 0 0 1px ${vars.color.success}`,
    },
    '&[data-mark=wrong]': {
      borderColor: vars.color.error,
      background: vars.color.errorWash,
      boxShadow: `inset 0 0 0 1px ${vars.color.error}`,
    },
  },
});

export const dense = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 138px), 1fr))',
  gap: 8,
});
globalStyle(`${dense} > label`, { gap: 9, paddingInline: 12 });

const box = style({
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.color.line}`,
  background: vars.color.sheet,
  cursor: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:checked': { borderColor: vars.color.signal },
  },
});

export const radio = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked': { boxShadow: `inset 0 0 0 3.5px ${vars.color.sheet}`, background: vars.color.signal },
    },
  },
]);

export const tick = style([
  box,
  {
    selectors: {
      '&:checked': { boxShadow: `inset 0 0 0 3px ${vars.color.sheet}`, background: vars.color.signal },
    },
  },
]);

export const optionText = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' });
export const right = style({ color: vars.color.success });
export const wrong = style({ color: vars.color.error });

export const scale = style({
  ...wrap(10),
  selectors: {
    '&[data-layout=compact]': { gap: 6 },
    '&[data-layout=scrolling]': { flexWrap: 'nowrap', gap: 6, overflowX: 'auto', padding: 3, margin: -3 },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: layout.target,
  height: layout.target,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
  color: vars.color.soft,
  fontFamily: vars.font.mono,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink, color: vars.color.ink },
    '&[data-on=true]': {
      borderColor: vars.color.signal,
      color: vars.color.signal,
      background: vars.color.signalWash,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.signal}`, outlineOffset: 2 },
  },
});

export const overlaid = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

/** The meaning of a scale's steps: its ends, then the selected one. */
export const scaleWord = style({
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: vars.color.soft,
  selectors: { '&[data-chosen=true]': { color: vars.color.ink, fontWeight: 600 } },
});
