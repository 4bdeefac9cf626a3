import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const terms = style({
  display: 'grid',
  gap: 20,
  maxHeight: 420,
  overflowY: 'auto',
  padding: 'clamp(16px, 3vw, 28px)',
  background: vars.color.sheet,
  border: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
});

/** The way to more days stands under its date. */
export const extension = style({ display: 'block', marginInlineStart: -8 });
