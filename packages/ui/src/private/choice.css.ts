import { style } from '@vanilla-extract/css';
import { layout } from '../theme/layout.ts';
import { vars } from '../theme/theme.css.ts';
import { text } from '../theme/type.ts';

/** A mark and its label, as one target. */
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: layout.target,
  paddingBlock: 10,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.faint, cursor: 'not-allowed' } },
});

export const mark = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 22,
  height: 22,
  marginBlock: 1,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.ink },
    '&:checked': { borderColor: vars.color.signal, boxShadow: `inset 0 0 0 1px ${vars.color.signal}` },
    '&[aria-invalid=true]': { borderColor: vars.color.error },
    '&:disabled': { borderStyle: 'dashed', background: 'transparent' },
    '&::after': { content: '', position: 'absolute', inset: 4, background: vars.color.signal, opacity: 0 },
    '&:checked::after': { opacity: 1 },
  },
});

export const label = style({ display: 'block', lineHeight: 1.5 });
export const hint = style({ display: 'block', fontSize: text.s.size, color: vars.color.soft });
