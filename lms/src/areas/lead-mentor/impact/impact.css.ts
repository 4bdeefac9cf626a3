import { vars } from '@plinth/ui/theme/theme.css';
import { style } from '@vanilla-extract/css';

export const milestones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '20px 40px',
});
export const milestone = style({ display: 'grid', gap: 8, alignContent: 'start' });

export const words = style({ display: 'grid', gap: 20, padding: 0, listStyle: 'none' });
export const quote = style({ display: 'grid', gap: 10, margin: 0, maxWidth: '66ch' });
export const text = style({
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `2px solid ${vars.color.ink}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const person = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });

export const author = style({ display: 'grid', minWidth: 0 });

export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: '24px 40px',
});
export const category = style({ display: 'grid', gap: 8, alignContent: 'start', minWidth: 0 });
export const places = style({ padding: 0, listStyle: 'none' });
export const place = style({
  display: 'grid',
  gridTemplateColumns: '2ch auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  borderTop: `1px solid ${vars.color.hair}`,
  overflowWrap: 'anywhere',
});
export const value = style({
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
