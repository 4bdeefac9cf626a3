import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const dialog = style({
  width: 'min(420px, calc(100vw - 32px))',
  padding: 0,
  color: vars.color.ink,
  background: vars.color.sheet,
  border: `1px solid ${vars.color.ink}`,
  // In a corner and not modal: what a hurried visitor reads stays in sight and in reach.
  selectors: {
    '&[open]': { position: 'fixed', inset: 'auto 16px 16px auto', margin: 0, zIndex: 30 },
  },
});

export const form = style({ display: 'grid', gap: 14, padding: 24 });

export const actions = style({ display: 'flex', alignItems: 'center', gap: 12 });
