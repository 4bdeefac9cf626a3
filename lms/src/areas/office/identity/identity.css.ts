import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const review = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 640,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
});
export const files = style({ padding: 0, borderTop: `1px solid ${vars.color.hair}` });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
