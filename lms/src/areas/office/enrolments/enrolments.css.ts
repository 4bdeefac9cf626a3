import { stack } from '@plinth/ui/theme/arrange';
import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const sections = style(stack(22));
export const places = style({ ...stack(16), margin: 0, padding: 0, listStyle: 'none' });
export const place = style({
  ...stack(8),
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const lines = style({ ...stack(6), margin: 0, fontSize: '0.9375rem' });
export const line = style({ display: 'grid', gap: 14, gridTemplateColumns: '80px minmax(0, 1fr)' });
export const name = style({ color: vars.color.soft });
export const text = style({ margin: 0 });
export const faults = style({
  margin: 0,
  paddingLeft: 20,
  display: 'grid',
  gap: 4,
  overflowWrap: 'anywhere',
});
