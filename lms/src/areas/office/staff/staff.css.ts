import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const boxes = style({ display: 'grid', gap: 10, margin: 0, padding: 0, border: 0, minWidth: 0 });
export const legend = style({ padding: 0, marginBottom: 10, fontWeight: 600 });
export const error = style({ color: vars.color.error, fontSize: '0.875rem' });

export const sections = style({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
export const section = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '& + &': { paddingTop: 24, borderTop: `1px solid ${vars.color.hair}` } },
});
export const compared = style({
  display: 'grid',
  gap: '4px 14px',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
