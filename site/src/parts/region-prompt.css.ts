import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  width: 'min(420px, calc(100vw - 32px))',
  padding: 0,
  color: vars.color.ink,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.ink}`,
  '::backdrop': { background: vars.color.scrim },
  selectors: { '&[open]': { margin: 'auto' } },
});

export const form = style({ display: 'grid', gap: 14, padding: 24 });

export const actions = style({ display: 'flex', alignItems: 'center', gap: 12 });
