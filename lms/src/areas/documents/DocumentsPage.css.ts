import { ends } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

export const rows = style({ padding: 0 });

export const row = style({
  display: 'grid',
  gap: 12,
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.hair}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const line = style(ends('8px 16px', 'center'));

export const facts = style({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const handIn = style({
  display: 'grid',
  gap: 16,
  maxWidth: 420,
  borderTop: `1px solid ${vars.color.hair}`,
  paddingTop: 16,
});
